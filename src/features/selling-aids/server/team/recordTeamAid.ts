import { recordChange } from "#platform/audit/recordChange.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";
import type { SentAidRow } from "./sentAids.ts";

type TeamAidAction =
  | "content.aidSent"
  | "content.aidApproved"
  | "content.aidDeclined"
  | "content.aidWithdrawn"
  | "content.aidWithdrawalUndone"
  | "content.aidDeleted"
  | "content.aidRestored";

/** Notes a step of a team's aid in the audit log, inside the transaction that makes it. */
export function recordTeamAid(
  transaction: Queryable,
  { id, email }: Person,
  action: TeamAidAction,
  { id: aid, number, title, customer, file }: SentAidRow,
  note = "",
): Promise<void> {
  return recordChange(transaction, {
    actor: { id, name: email },
    action,
    subjectKind: "content",
    subjectId: `team-aid-${aid}`,
    subject: title,
    after: { version: number, customer, file: file.name },
    note,
  });
}
