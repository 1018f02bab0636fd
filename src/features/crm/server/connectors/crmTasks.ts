/** A task as we write it. */
export interface CrmTaskFields {
  readonly subject: string;
  /** A day, `2026-12-01`. */
  readonly due: string;
}

export interface CrmNewTask extends CrmTaskFields {
  /** The company's record there. */
  readonly company: string;
  /** Whose task it is there; null leaves it to the system. */
  readonly owner: string | null;
}

/** A task as the system has it. */
export interface CrmTask extends CrmTaskFields {
  readonly id: string;
  readonly isDone: boolean;
  /** When it was last changed there, as the system says it. */
  readonly changed: string;
}
