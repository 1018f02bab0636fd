import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { recordChange } from "#audit/recordChange.ts";
import type { Database, Queryable } from "#database/database.ts";
import { Failure } from "#domain/failure.ts";
import { type CoOpProgram, readCoOpFile } from "#domain/sellingAids/coOp.ts";
import type { Person } from "#identity/caller.ts";
import type { ListedProgram } from "../contract/coOp.ts";

/** The programs of a customer's people: everybody's, then their own. Without a list of an administrator's, the product's own samples. */
export async function selectPrograms(
  store: Queryable,
  customer: number,
  starter: () => Promise<CoOpProgram[]>,
): Promise<ListedProgram[]> {
  const lists = await store.query<{ isOwn: boolean; programs: CoOpProgram[] }>(
    `select distinct on (customer_id) customer_id is not null as "isOwn", programs
     from co_op_list
     where undone_at is null and (customer_id is null or customer_id = $1)
     order by customer_id, co_op_list_id desc`,
    [customer],
  );
  const everybodys = lists.find(({ isOwn }) => !isOwn)?.programs ?? (await starter());
  const own = lists.find(({ isOwn }) => isOwn)?.programs ?? [];
  return [...present(everybodys, false), ...present(own, true)];
}

const present = (programs: readonly CoOpProgram[], own: boolean): ListedProgram[] =>
  programs.map((program) => ({ ...program, media: [...program.media], own }));

/** Keeps a list in place of the one before. @throws Failure `not-found` for a customer that is not there */
export function keepList(
  database: Database,
  by: Person,
  customer: number | null,
  programs: readonly CoOpProgram[],
): Promise<number> {
  return database.transaction(async (transaction) => {
    const subject = await nameOf(transaction, customer);
    const [made] = await transaction.query<{ id: number }>(
      `insert into co_op_list (customer_id, programs, made_by) values ($1, $2::text::jsonb, $3) returning co_op_list_id as id`,
      [customer, JSON.stringify(programs), by.name],
    );
    if (!made) throw new Error("The list was not kept.");
    await record(transaction, by, "content.coOpImported", made.id, subject);
    return made.id;
  });
}

/** Takes a list back. @throws Failure `not-found` */
export async function undoList(database: Database, by: Person, list: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const [undone] = await transaction.query<{ customer: number | null }>(
      `update co_op_list set undone_at = now() where co_op_list_id = $1 and undone_at is null
       returning customer_id as customer`,
      [list],
    );
    if (!undone) throw new Failure("not-found", "There is no such list, or it was taken back already.");
    await record(transaction, by, "content.coOpUndone", list, await nameOf(transaction, undone.customer));
  });
}

type CoOpAction = "content.coOpImported" | "content.coOpUndone";

function record(
  store: Queryable,
  { id, email }: Person,
  action: CoOpAction,
  list: number,
  subject: string,
): Promise<void> {
  return recordChange(store, {
    actor: { id, name: email },
    action,
    subjectKind: "content",
    subjectId: `co-op-${list}`,
    subject,
  });
}

async function nameOf(store: Queryable, customer: number | null): Promise<string> {
  if (customer === null) return "programs.csv";
  const [row] = await store.query<{ name: string }>("select name from customer where customer_id = $1", [customer]);
  if (!row) throw new Failure("not-found", "There is no such customer.");
  return `programs.csv (${row.name})`;
}

/** The programs that come with the product, read once. */
export function starterPrograms(folder: string): () => Promise<CoOpProgram[]> {
  let read: Promise<CoOpProgram[]> | null = null;
  return () => {
    read ??= readFile(join(folder, "co-op", "programs.csv"), "utf8").then((text) => readCoOpFile(text).programs);
    return read;
  };
}
