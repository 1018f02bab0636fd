import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import { type CoOpProgram, coOpTable, readCoOpFile } from "#domain/sellingAids/coOp.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { aside } from "#platform/files/reading/readAside.ts";
import type { Person } from "#platform/identity/caller.ts";
import {
  coOpLists,
  coOpPrograms,
  importCoOp,
  type KeptList,
  type ListedProgram,
  restoreCoOp,
  undoCoOp,
} from "../contract/coOp.ts";

/** The programs of a customer's people: everybody's, then their own. Without a list of an administrator's, the product's own samples. */
async function selectPrograms(
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

/** Every list that was imported, newest first. Of each organisation the newest that was not taken back is in force. */
async function selectLists(store: Queryable): Promise<KeptList[]> {
  const rows = await store.query<Omit<KeptList, "id" | "madeAt"> & { id: number; madeAt: Date }>(
    `select list.co_op_list_id as id, customer.name as customer, jsonb_array_length(list.programs) as programs,
            list.made_at as "madeAt", list.made_by as "madeBy", list.undone_at is not null as undone,
            list.undone_at is null and not exists (
              select 1 from co_op_list as later
              where later.customer_id is not distinct from list.customer_id and later.undone_at is null
                and later.co_op_list_id > list.co_op_list_id) as "inForce"
     from co_op_list as list left join customer on customer.customer_id = list.customer_id
     order by list.co_op_list_id desc`,
  );
  return rows.map((row) => ({ ...row, id: String(row.id), madeAt: row.madeAt.toISOString() }));
}

/** Puts an earlier list in force again. It becomes the newest, so that taking it back brings the one before. @throws Failure `not-found` */
function restoreList(database: Database, by: Person, list: number): Promise<{ id: number; programs: number }> {
  return database.transaction(async (transaction) => {
    const [made] = await transaction.query<{ id: number; customer: number | null; programs: number }>(
      `insert into co_op_list (customer_id, programs, made_by)
       select customer_id, programs, $2 from co_op_list where co_op_list_id = $1
       returning co_op_list_id as id, customer_id as customer, jsonb_array_length(programs) as programs`,
      [list, by.name],
    );
    if (!made) throw new Failure("not-found", "This list does not exist.");
    await record(transaction, by, "content.coOpRestored", made.id, await nameOf(transaction, made.customer));
    return made;
  });
}

/** Keeps a list in place of the one before. @throws Failure `not-found` for a customer that is not there */
function keepList(
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
async function undoList(database: Database, by: Person, list: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const [undone] = await transaction.query<{ customer: number | null }>(
      `update co_op_list set undone_at = now() where co_op_list_id = $1 and undone_at is null
       returning customer_id as customer`,
      [list],
    );
    if (!undone) throw new Failure("not-found", "This list does not exist, or it was already undone.");
    await record(transaction, by, "content.coOpUndone", list, await nameOf(transaction, undone.customer));
  });
}

type CoOpAction = "content.coOpImported" | "content.coOpRestored" | "content.coOpUndone";

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
  if (!row) throw new Failure("not-found", "This customer does not exist.");
  return `programs.csv (${row.name})`;
}

/** The programs that come with the product, read once. */
function starterPrograms(folder: string): () => Promise<CoOpProgram[]> {
  let read: Promise<CoOpProgram[]> | null = null;
  return () => {
    read ??= readFile(join(folder, "co-op", "programs.csv"), "utf8").then((text) => readCoOpFile(text).programs);
    return read;
  };
}

const reading = aside<typeof readCoOpFile>(
  new URL("../../../domain/sellingAids/coOp.ts", import.meta.url),
  "readCoOpFile",
);

/** @param starter the folder of the content that comes with the product */
export function coOpRoutes(app: FastifyInstance, starter: string): void {
  const samples = starterPrograms(starter);

  app.endpoint(
    coOpPrograms,
    async (_input, { caller, database }) => ({
      items: await selectPrograms(database, caller.person.customerId, samples),
    }),
    { table: ({ items }) => coOpTable(items) },
  );

  app.endpoint(importCoOp, async ({ body }, { caller, database }) => {
    const { programs, faults } = await reading([body.text], { pointer: "/body/text" });
    if (faults.length > 0) {
      return {
        list: null,
        programs: 0,
        faults: faults.map(({ line, column, fault: { code = "", message, values = {} } }) => ({
          line,
          column,
          code,
          message,
          values,
        })),
      };
    }
    const customer = body.customer === null ? null : Number(body.customer);
    const list = await keepList(database, caller.person, customer, programs);
    return { list: String(list), programs: programs.length, faults: [] };
  });

  app.endpoint(undoCoOp, async ({ params }, { caller, database }) => {
    await undoList(database, caller.person, Number(params.list));
    return {};
  });

  app.endpoint(coOpLists, async (_input, { database }) => ({ items: await selectLists(database) }));

  app.endpoint(restoreCoOp, async ({ params }, { caller, database }) => {
    const { id, programs } = await restoreList(database, caller.person, Number(params.list));
    return { list: String(id), programs };
  });
}
