/** A stage that deals can be at, in the order in which they go. */
export interface CrmStage {
  readonly id: string;
  /** Before it the pipeline's name, where there is more than one. */
  readonly label: string;
  readonly isWon: boolean;
  readonly isClosed: boolean;
}

/** Whose deals there are. */
export interface CrmOwner {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
}

/** A deal as the system has it. */
export interface CrmDeal {
  readonly id: string;
  readonly name: string;
  /** The company's record there, in the form that `readId` gives; null where it belongs to none. */
  readonly company: string | null;
  readonly stage: string | null;
  readonly owner: string | null;
  /** In dollars; null where nothing is said, or in another currency. */
  readonly dollars: number | null;
  /** ISO instant. */
  readonly changedAt: string;
}

/** Whole dollars of what a system says; null for what is no amount. */
export function dollarsOf(value: string | null, currency: string | null): number | null {
  if (value === null || value.trim() === "" || (currency !== null && currency !== "USD")) return null;
  const dollars = Math.round(Number(value));
  return Number.isFinite(dollars) && dollars >= 0 && dollars <= MOST_DOLLARS ? dollars : null;
}

/** As much as a call can be worth. */
const MOST_DOLLARS = 1_000_000_000;
