import { randomUUID } from "node:crypto";
import type { Company, NewCompany } from "#domain/companies/company.ts";
import { Failure } from "#domain/failure.ts";
import { recordChange } from "#platform/audit/recordChange.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import type { Person } from "#platform/identity/caller.ts";
import type { VERSION_KINDS } from "../contract/typedCompanies.ts";
import { endCompanies, insertCompanies, selectCompanies } from "./companyRows.ts";

/** So many an organisation can have: lists and searches are measured with them. */
export const MOST_COMPANIES = 20_000;

export interface CompanyChange {
  readonly kind: (typeof VERSION_KINDS)[number] | "apart" | "removed";
  readonly file?: string;
  readonly action: `companies.${string}`;
  /** What is brought and ended, worked out when nobody else of the organisation can change companies any more. */
  readonly work: (store: Queryable, known: readonly Company[]) => Promise<CompanyWork> | CompanyWork;
}

export interface CompanyWork {
  /** Each gets an id, unless it has one. */
  readonly added?: readonly (NewCompany & { readonly id?: string })[];
  readonly changed?: readonly Company[];
  readonly ended?: readonly string[];
  /** Two that are not the same. */
  readonly apart?: readonly [string, string];
}

/**
 * Changes the companies of an organisation, all of it or nothing, and answers the id by which it can be undone. The audit log learns that
 * it happened, and nothing of whom it was about.
 *
 * @throws Failure `conflict` where there would be too many
 */
export function changeCompanies(database: Database, person: Person, change: CompanyChange): Promise<string> {
  const { customerId } = person;
  return database.transaction(async (store) => {
    await lock(store, customerId);
    const known = await selectCompanies(store, customerId);
    const { added = [], changed = [], ended = [], apart } = await change.work(store, known);
    if (known.length - ended.length + added.length > MOST_COMPANIES)
      throw new Failure(
        "conflict",
        `An organization can have ${MOST_COMPANIES} companies. Remove some, or let the file replace them.`,
      );
    const id = await insertChange(store, person, change);
    await endCompanies(store, customerId, id, [...ended, ...changed.map((company) => company.id)]);
    const named = added.map((company): Company => ({ ...company, id: company.id ?? randomUUID() }));
    await insertCompanies(store, customerId, id, [...named, ...changed]);
    if (apart) await insertApart(store, customerId, id, apart);
    await record(store, person, change.action);
    return String(id);
  });
}

/**
 * Takes a change back: what it brought goes, what it ended counts again.
 *
 * @throws Failure `not-found` for a change of another organisation, one undone before or too long ago; `conflict` where something of it was
 *   changed again since
 */
export function undoChange(database: Database, person: Person, change: number): Promise<void> {
  return database.transaction(async (store) => {
    await lock(store, person.customerId);
    const [undone] = await store.query(
      `update company_change set undone_at = now()
       where company_change_id = $1 and customer_id = $2 and undone_at is null and at > now() - interval '30 days'
       returning 1 as one`,
      [change, person.customerId],
    );
    if (!undone) throw new Failure("not-found", "There is no such change to undo.");
    const later = await store.query(
      "select 1 as one from company where customer_id = $1 and brought_by = $2 and ended_by is not null limit 1",
      [person.customerId, change],
    );
    if (later.length > 0)
      throw new Failure("conflict", "Some of these companies have changed again since then. Nothing was undone.");
    await store.query("delete from company where brought_by = $1", [change]);
    await store.query("delete from company_apart where brought_by = $1", [change]);
    await store.query("update company set ended_by = null where ended_by = $1", [change]);
    await record(store, person, "companies.undone");
  });
}

export async function record(store: Queryable, person: Person, action: `companies.${string}`): Promise<void> {
  await recordChange(store, {
    actor: { id: person.id, name: person.name },
    action,
    subjectKind: "customer",
    subjectId: String(person.customerId),
    subject: person.customer,
  });
}

/** Two changes of one organisation at a time would end the same companies. */
async function lock(store: Queryable, customer: number): Promise<void> {
  await store.query("select 1 as one from customer where customer_id = $1 for update", [customer]);
}

async function insertChange(store: Queryable, person: Person, { kind, file }: CompanyChange): Promise<number> {
  const [made] = await store.query<{ id: number }>(
    `insert into company_change (customer_id, person_id, kind, file_name) values ($1, $2, $3, $4)
     returning company_change_id as id`,
    [person.customerId, person.id, kind, file ?? null],
  );
  if (!made) throw new Error("The change was not recorded.");
  return made.id;
}

async function insertApart(
  store: Queryable,
  customer: number,
  change: number,
  apart: readonly [string, string],
): Promise<void> {
  await store.query(
    `insert into company_apart (customer_id, company_id, other_id, brought_by) values ($1, $2, $3, $4)
     on conflict (company_id, other_id) do nothing`,
    [customer, ...apart.toSorted(), change],
  );
}
