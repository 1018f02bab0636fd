import type { Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import type { Term } from "#domain/term.ts";
import type { Caller, Person } from "./caller.ts";

/** Where a person stands with us: the rights, and whether and how long they may be used. */
export interface Standing {
  readonly person: Person;
  readonly rights: Rights;
  readonly active: boolean;
  /** The customer's contract; administrators work on without one. */
  readonly suspended: boolean;
  readonly term: Term;
  /** Cloud tenants whose sign-ins the customer takes; null takes any. */
  readonly tenants: readonly string[] | null;
  /** Tokens of a cloud provider from before are refused; in milliseconds since 1970, null where no sign-in was ended. */
  readonly signedOutAt: number | null;
}

/**
 * Refuses who may not use the product at this moment, in milliseconds since 1970.
 *
 * @throws Failure `user-disabled`, `subscription-ended`
 */
export function checkStanding(standing: Standing, now: number): void {
  if (!standing.active) throw new Failure("user-disabled", "Your account is deactivated. Contact your account owner.");
  if (standing.rights.role === "Administrator") return;
  const { suspended, term, person } = standing;
  if (suspended) throw ended(`The subscription of ${person.customer} is suspended.`, person);
  if (now < term.begins)
    throw ended(`The subscription of ${person.customer} begins on ${String(term.firstDay)}.`, person);
  if (now >= term.ends) throw ended(`The subscription of ${person.customer} has ended.`, person);
}

/** When a standing that holds now ends by itself, in milliseconds since 1970. */
export function holdsUntil({ rights, term }: Standing): number {
  return rights.role === "Administrator" ? Number.POSITIVE_INFINITY : term.ends;
}

/** The person at the keyboard. */
export function callerOf({ person, rights }: Standing): Caller {
  return { person, rights, scopes: null, viewedBy: null };
}

function ended(what: string, { customerOwner }: Person): Failure {
  const whom = customerOwner ? `${customerOwner.name} (${customerOwner.email})` : "your account owner";
  return new Failure("subscription-ended", `${what} Ask ${whom}.`);
}
