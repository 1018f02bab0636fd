import type { Database, Queryable } from "#platform/database/database.ts";
import { teamAidKey, teamAidSteps } from "#domain/sellingAids/teamAid.ts";
import type { Caller, Person } from "#platform/identity/caller.ts";
import { notify } from "#platform/notifications/notify.ts";
import { recordTeamAid } from "./recordTeamAid.ts";
import { overtaken, TEAM_LINK } from "./sendTeamAid.ts";
import { isOwn, lockAid, noSuchTeamAid, selectVersion, type SentAidRow } from "./sentAids.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** An aid that one brought was approved or declined. */
    readonly "team-aid-approved": { readonly title: string };
    readonly "team-aid-declined": { readonly title: string };
  }
}

interface VersionName {
  readonly aid: number;
  readonly number: number;
}

export type TeamAidDecision =
  | { readonly decision: "approve" }
  | { readonly decision: "decline"; readonly reason: string };

/** Approves or declines a version, and tells who brought it. @throws Failure `not-found`; `conflict` where that is not open to it any more */
export function decideTeamAid(
  database: Database,
  by: Person,
  { aid, number }: VersionName,
  decided: TeamAidDecision,
): Promise<SentAidRow> {
  return database.transaction(async (transaction) => {
    const row = await lockVersion(transaction, aid, number);
    if (row.deletedAt) throw noSuchTeamAid();
    if (!teamAidSteps(row.status, row.number === row.newest)[decided.decision]) throw overtaken();
    const isApproved = decided.decision === "approve";
    const reason = isApproved ? "" : decided.reason;
    if (isApproved) await replaceShown(transaction, aid);
    await transaction.query(
      `update team_aid_version set status = $3, reason = $4, decided_at = now(), decided_by = $5, changed_at = now()
       where team_aid_id = $1 and number = $2`,
      [aid, number, isApproved ? "approved" : "declined", reason, by.name],
    );
    await recordTeamAid(transaction, by, isApproved ? "content.aidApproved" : "content.aidDeclined", row, reason);
    if (row.personId !== by.id) {
      await notify(transaction, [row.personId], {
        kind: isApproved ? "team-aid-approved" : "team-aid-declined",
        data: { title: row.title },
        link: isApproved ? `/selling-aids?aid=${teamAidKey(aid)}` : TEAM_LINK,
      });
    }
    return selectVersion(transaction, aid, number);
  });
}

async function replaceShown(transaction: Queryable, aid: number): Promise<void> {
  await transaction.query(
    `update team_aid_version set status = 'replaced', changed_at = now() where team_aid_id = $1 and status = 'approved'`,
    [aid],
  );
}

/** Takes a version back, from the queue or from its readers. @throws Failure `not-found` for another's; `conflict` */
export function withdrawTeamAid(database: Database, by: Person, { aid, number }: VersionName): Promise<SentAidRow> {
  return database.transaction(async (transaction) => {
    const row = await lockVersion(transaction, aid, number);
    if (!isOwn(row, by) || row.deletedAt) throw noSuchTeamAid();
    if (!teamAidSteps(row.status, row.number === row.newest).withdraw) throw overtaken();
    await transaction.query(
      `update team_aid_version set status_before = status, status = 'withdrawn', changed_at = now()
       where team_aid_id = $1 and number = $2`,
      [aid, number],
    );
    await recordTeamAid(transaction, by, "content.aidWithdrawn", row);
    return selectVersion(transaction, aid, number);
  });
}

/** Puts a withdrawn version where it was, unless another has come there. @throws Failure `not-found`; `conflict` */
export function undoWithdrawal(database: Database, by: Person, { aid, number }: VersionName): Promise<SentAidRow> {
  return database.transaction(async (transaction) => {
    const row = await lockVersion(transaction, aid, number);
    if (!isOwn(row, by) || row.deletedAt) throw noSuchTeamAid();
    const [restored] = await transaction.query(
      `update team_aid_version as withdrawn set status = status_before, status_before = null, changed_at = now()
       where team_aid_id = $1 and number = $2 and status = 'withdrawn' and not exists (
         select 1 from team_aid_version as other where other.team_aid_id = $1 and other.status = withdrawn.status_before)
       returning 1`,
      [aid, number],
    );
    if (!restored) throw overtaken();
    await recordTeamAid(transaction, by, "content.aidWithdrawalUndone", row);
    return selectVersion(transaction, aid, number);
  });
}

/** Deletes an aid, or brings it back. @throws Failure `not-found`, also for who neither brought it nor is an administrator */
export function markTeamAidDeleted(
  database: Database,
  { person, rights }: Caller,
  aid: number,
  isDeleted: boolean,
): Promise<SentAidRow> {
  return database.transaction(async (transaction) => {
    const row = await lockAid(transaction, aid);
    const may = isOwn(row, person) || rights.role === "Administrator";
    if (!may || (row.deletedAt !== null) === isDeleted) throw noSuchTeamAid();
    await transaction.query(
      "update team_aid set deleted_at = case when $2::boolean then now() end where team_aid_id = $1",
      [aid, isDeleted],
    );
    await recordTeamAid(transaction, person, isDeleted ? "content.aidDeleted" : "content.aidRestored", row);
    return lockAid(transaction, aid);
  });
}

async function lockVersion(transaction: Queryable, aid: number, number: number): Promise<SentAidRow> {
  await lockAid(transaction, aid);
  return selectVersion(transaction, aid, number);
}
