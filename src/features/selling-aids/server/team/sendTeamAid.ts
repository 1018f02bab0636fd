import type { Database, Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { MOST_TEAM_AIDS } from "#domain/sellingAids/teamAid.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Person } from "#platform/identity/caller.ts";
import { administrators, notify } from "#platform/notifications/notify.ts";
import type { GivenTeamAid } from "../../contract/teamAids.ts";
import { recordTeamAid } from "./recordTeamAid.ts";
import { isOwn, lockAid, noSuchTeamAid, type SentAidRow } from "./sentAids.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** Somebody brought an aid that waits to be approved. For administrators. */
    readonly "team-aid-sent": { readonly name: string; readonly title: string };
  }
}

/** Where approvers and those who bring aids look after them. */
export const TEAM_LINK = "/selling-aids?tab=team";

/** Sends a first version to be approved. @throws Failure `invalid-input` for a file of others, and where there are too many */
export function sendTeamAid(database: Database, by: Person, given: GivenTeamAid): Promise<SentAidRow> {
  return database.transaction(async (transaction) => {
    await checkCount(transaction, by.customerId);
    const [made] = await transaction.query<{ id: number }>(
      "insert into team_aid (customer_id, person_id) values ($1, $2) returning team_aid_id as id",
      [by.customerId, by.id],
    );
    if (!made) throw new Error("The aid was not kept.");
    return keepVersion(transaction, by, made.id, 1, given);
  });
}

/** Sends another version; one that waits gives way to it. @throws Failure `not-found` for another's; `invalid-input` */
export function sendAnother(database: Database, by: Person, aid: number, given: GivenTeamAid): Promise<SentAidRow> {
  return database.transaction(async (transaction) => {
    const row = await lockAid(transaction, aid);
    if (!isOwn(row, by) || row.deletedAt) throw noSuchTeamAid();
    await transaction.query(
      `update team_aid_version set status = 'replaced', changed_at = now() where team_aid_id = $1 and status = 'waiting'`,
      [aid],
    );
    return keepVersion(transaction, by, aid, row.newest + 1, given);
  });
}

/** Two who bring the last one at once would both find room; so each waits for the other. */
async function checkCount(transaction: Queryable, customer: number): Promise<void> {
  await transaction.query("select 1 from customer where customer_id = $1 for update", [customer]);
  const [known] = await transaction.query<{ count: number }>(
    "select count(*)::int as count from team_aid where customer_id = $1 and deleted_at is null",
    [customer],
  );
  if ((known?.count ?? 0) >= MOST_TEAM_AIDS)
    throw wrongInput([inputError("/body", "aid-count", { most: MOST_TEAM_AIDS })]);
}

async function keepVersion(
  transaction: Queryable,
  by: Person,
  aid: number,
  number: number,
  { file, title, summary, type, language, verticals, media, seasons }: GivenTeamAid,
): Promise<SentAidRow> {
  const [brought] = await transaction.query(
    `select 1 from team_aid_file as brought join stored_file as file on file.stored_file_id = brought.stored_file_id
     where brought.stored_file_id = $1 and brought.customer_id = $2 and file.person_id = $3
       and not exists (select 1 from team_aid_version as used
                       where used.stored_file_id = brought.stored_file_id and used.team_aid_id <> $4)`,
    [file, by.customerId, by.id, aid],
  );
  if (!brought) throw wrongInput([inputError("/body/file", "file-unknown")]);
  const tags = { verticals, media, seasons };
  await transaction.query(
    `insert into team_aid_version (team_aid_id, number, stored_file_id, title, summary, type, language, tags)
     values ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb)`,
    [aid, number, file, title, summary, type, language, JSON.stringify(tags)],
  );
  const row = await lockAid(transaction, aid);
  await recordTeamAid(transaction, by, "content.aidSent", row);
  const told = (await administrators(transaction)).filter((id) => id !== by.id);
  await notify(transaction, told, { kind: "team-aid-sent", data: { name: by.name, title }, link: TEAM_LINK });
  return row;
}

/** What somebody else did first. */
export function overtaken(): Failure {
  return new Failure("conflict", "Someone changed this selling aid. Read it again, then decide.");
}
