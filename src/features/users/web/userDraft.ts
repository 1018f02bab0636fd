import { type Difference, differenceOf } from "#domain/figures/difference.ts";
import type { UserChange, UserRecord } from "../contract/userSchemas.ts";

/** Everything about a user that can be edited. */
export type UserDraft = Pick<
  UserRecord,
  "email" | "name" | "role" | "access" | "markets" | "verticals" | "language" | "status" | "seesTeamCalls"
> & {
  /** The customer's id. */
  readonly customer: string;
};

export function draftOf(user: UserRecord): UserDraft {
  const { email, name, role, access, markets, verticals, language, status, customer, seesTeamCalls } = user;
  return { email, name, customer: customer.id, role, access, markets, verticals, language, status, seesTeamCalls };
}

/** What an editor changed, as the API takes it; null when nothing. */
export function changeOf(base: UserDraft, draft: UserDraft): UserChange | null {
  return differenceOf(base, draft)?.after ?? null;
}

/** The edit of somebody who began before another one saved: theirs, with what was changed here put over it. */
export function rebased(base: UserDraft, draft: UserDraft, theirs: UserDraft): UserDraft {
  return { ...theirs, ...differenceOf(base, draft)?.after };
}

/** What the other one changed meanwhile; null when nothing that is edited here. */
export function changedMeanwhile(base: UserDraft, theirs: UserDraft): Difference | null {
  return differenceOf(base, theirs);
}
