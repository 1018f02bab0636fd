import type { Rights } from "#domain/access.ts";

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  /** The organisation that pays. */
  readonly customer: string;
  /** A locale such as `de-DE`; null follows the browser. */
  readonly language: string | null;
}

/** Who calls, and what that person may reach right now. */
export interface Caller {
  readonly person: Person;
  readonly rights: Rights;
}
