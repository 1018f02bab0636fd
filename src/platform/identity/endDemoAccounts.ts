import type { Database, Queryable } from "#platform/database/database.ts";
import type { Actor } from "./people/person.ts";
import { savePerson } from "./people/savePerson.ts";
import { lockPerson } from "./people/selectPeople.ts";
import { announceRights } from "./rightsVersion.ts";

/** As whom the audit log names it. */
const BY: Actor = { id: null, name: "end of the demo", called: "end of the demo" };

/**
 * Deactivates the demo accounts once there is real data to see, or no sample any more. A demo administrator who is the only administrator
 * stays, since nobody else could let people in; she goes when there is another.
 *
 * @returns the e-mail addresses of those that were ended now
 */
export async function endDemoAccounts(database: Database): Promise<string[]> {
  if (!(await isOver(database))) return [];
  const demo = await database.query<{ id: number }>(
    "select person_id as id from person where demo and status <> 'disabled' and erased_at is null order by role desc, person_id",
  );
  const ended: string[] = [];
  for (const { id } of demo) {
    const email = await database.transaction((transaction) => endOne(transaction, id));
    if (email !== null) ended.push(email);
  }
  if (ended.length > 0) announceRights(database);
  return ended;
}

/** Of several processes that come here at once, one finds the person still there. */
async function endOne(transaction: Queryable, id: number): Promise<string | null> {
  const before = await lockPerson(transaction, id);
  if (before.status === "disabled" || before.eraseAt !== null) return null;
  if (before.role === "Administrator" && !(await hasRealAdministrator(transaction))) return null;
  await savePerson(transaction, before, { status: "disabled" }, BY);
  return before.email;
}

async function hasRealAdministrator(transaction: Queryable): Promise<boolean> {
  const others = await transaction.query(
    "select 1 from person where role = 'Administrator' and status = 'active' and not demo limit 1",
  );
  return others.length > 0;
}

/**
 * Whether what is published holds anything but the sample, or the sample has been there and is gone: its accounts are made before its files are read,
 * and have no password until it is loaded.
 */
async function isOver(database: Queryable): Promise<boolean> {
  const [now] = await database.query<{ real: boolean; gone: boolean }>(
    `select exists (select 1 from published join revision_import using (revision_id) join import using (import_id) where not import.sample) as real,
            not exists (select 1 from import where sample)
              and exists (select 1 from person join local_account using (email) where demo and password_hash <> 'none') as gone`,
  );
  return now !== undefined && (now.real || now.gone);
}
