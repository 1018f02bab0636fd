import type { AccessFlag, Role } from "#domain/access/access.ts";

/** `invited`: has no way to sign in yet. `disabled`: is refused from the next request on. */
export type PersonStatus = "invited" | "active" | "disabled";

/** Everything about a person that an administrator sets. */
export interface PersonSettings {
  /** In small letters. Who signs in is known by issuer and subject, never by this. */
  readonly email: string;
  readonly name: string;
  readonly customerId: number;
  readonly role: Role;
  /** What narrows the customer's rights; null narrows nothing. */
  readonly access: readonly AccessFlag[] | null;
  readonly markets: readonly string[] | null;
  readonly verticals: readonly string[] | null;
  /** A locale such as `de-DE`; null follows the browser. */
  readonly language: string | null;
  readonly status: PersonStatus;
  /** Whether she sees the calls of everybody in her organisation, and may hand them over. Ends with a move to another one. */
  readonly seesTeamCalls: boolean;
}

/** What is left out stays. */
export type PersonChange = { readonly [Field in keyof PersonSettings]?: PersonSettings[Field] | undefined };

/** Who makes a change, for the audit log; null id for the command line. */
export interface Actor {
  readonly id: number | null;
  readonly name: string;
  /** How people are told of it. */
  readonly called: string;
}

export const COMMAND_LINE: Actor = { id: null, name: "command line", called: "command line" };

/** The settings with a change in them. */
export function withChange(settings: PersonSettings, change: PersonChange): PersonSettings {
  return { ...settings, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) };
}

/** Whether somebody takes one of the seats that a customer pays for. */
export function takesSeat({ role, status }: Pick<PersonSettings, "role" | "status">): boolean {
  return role === "Subscriber" && status !== "disabled";
}

/** E-mail addresses are compared without regard to case. */
export function sameEmail(email: string): string {
  return email.trim().toLowerCase();
}
