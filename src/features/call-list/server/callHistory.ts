import type { Queryable } from "#platform/database/database.ts";
import type { CallHistory } from "../contract.ts";
import { notOnList, type Owner } from "./callEntries.ts";

type Fields = Record<string, string | number | null>;

interface ChangeRow {
  readonly id: string;
  readonly at: Date;
  readonly by: string;
  readonly origin: CallHistory[number]["origin"];
  readonly before: Fields;
  readonly after: Fields;
}

/**
 * What was changed on an entry, newest first.
 *
 * @param whole whether the reader may see what colleagues call
 * @throws Failure `not-found` where the reader sees no such entry
 */
export async function selectHistory(
  store: Queryable,
  { id, customerId }: Owner,
  entry: string,
  whole: boolean,
): Promise<CallHistory> {
  const seen = await store.query(
    `select 1 from call_entry
     where call_entry_id = $1 and customer_id = $2 and removed_at is null and ($4::boolean or person_id = $3)`,
    [entry, customerId, id, whole],
  );
  if (seen.length === 0) throw notOnList();
  const rows = await store.query<ChangeRow>(
    `select change.call_change_id::text as id, change.at, person.name as by, change.origin, change.before, change.after
     from call_change as change
     join person on person.person_id = change.person_id
     where change.call_entry_id = $1 order by change.call_change_id desc limit 200`,
    [entry],
  );
  const owners = rows
    .flatMap(({ before, after }) => [before["owner"], after["owner"]])
    .filter((one) => typeof one === "number");
  const names = new Map(
    (
      await store.query<{ id: number; name: string }>(
        "select person_id as id, name from person where person_id = any($1::int[])",
        [owners],
      )
    ).map((person) => [person.id, person.name]),
  );
  const named = (fields: Fields): Fields =>
    "owner" in fields ? { ...fields, owner: names.get(Number(fields["owner"])) ?? null } : fields;
  return rows.map(({ at, before, after, ...row }) => ({
    ...row,
    at: at.toISOString(),
    before: named(before),
    after: named(after),
  }));
}
