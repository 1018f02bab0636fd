import type { Company, CompanyContact, CompanyFields, Consent, NewCompany } from "#domain/companies/company.ts";
import { CONSENTS } from "#domain/companies/company.ts";
import { pairKey } from "#domain/companies/duplicates.ts";
import { VERSION_KINDS } from "../contract/typedCompanies.ts";
import type { Queryable } from "#platform/database/database.ts";

interface CompanyRow extends Omit<NewCompany, "contacts"> {
  readonly id: string;
}

interface ContactRow extends Omit<CompanyContact, "consent"> {
  readonly company: string;
  readonly consent: string;
}

/** What an organisation has of companies and their people, as it counts now, by name; one alone where it is named. */
export async function selectCompanies(
  store: Queryable,
  customer: number,
  one: string | null = null,
): Promise<Company[]> {
  const rows = await store.query<CompanyRow>(
    `select company_id as id, name, street, city, state, zip, county, sub_vertical as "subVertical", employees, phone,
            website, crm_id as "crmId", own_dollars as "ownDollars"
     from company where customer_id = $1 and ended_by is null and ($2::text is null or company_id = $2)
     order by name, company_id`,
    [customer, one],
  );
  const people = await store.query<ContactRow>(
    `select contact.company_id as company, contact.name, contact.role, contact.phone, contact.email, contact.consent,
            contact.source
     from company_contact as contact
     join company on company.company_id = contact.company_id and company.brought_by = contact.brought_by
     where contact.customer_id = $1 and company.ended_by is null and ($2::text is null or contact.company_id = $2)
     order by contact.company_contact_id`,
    [customer, one],
  );
  const byCompany = Map.groupBy(people, ({ company }) => company);
  return rows.map((row) => ({ ...row, contacts: (byCompany.get(row.id) ?? []).map(presentContact) }));
}

/** What a list shows of a company. */
export interface ListedCompany extends Omit<CompanyFields, "street" | "website"> {
  readonly id: string;
  /** What the first of its people is called. */
  readonly contact: string | null;
}

/** What an organisation has of companies for a list, by name. */
export function selectListed(store: Queryable, customer: number): Promise<ListedCompany[]> {
  return store.query<ListedCompany>(
    `select company_id as id, name, city, state, zip, county, sub_vertical as "subVertical", employees, phone, crm_id as "crmId",
            own_dollars as "ownDollars",
            (select coalesce(contact.name, contact.role, contact.email, contact.phone) from company_contact as contact
             where contact.company_id = company.company_id and contact.brought_by = company.brought_by
             order by contact.company_contact_id limit 1) as contact
     from company where customer_id = $1 and ended_by is null order by name, company_id`,
    [customer],
  );
}

/** The version of a company that counts now; null where none does. */
export async function selectVersion(store: Queryable, customer: number, company: string): Promise<number | null> {
  const [row] = await store.query<{ version: number }>(
    "select brought_by as version from company where customer_id = $1 and company_id = $2 and ended_by is null",
    [customer, company],
  );
  return row?.version ?? null;
}

/** A company as one change left it, and who changed it. */
export interface CompanyVersion extends NewCompany {
  readonly at: Date;
  readonly by: string;
  readonly kind: (typeof VERSION_KINDS)[number];
  readonly file: string | null;
}

interface VersionRow extends Omit<CompanyVersion, "contacts" | "kind"> {
  readonly kind: string;
  readonly change: number;
}

/** All that is kept of one company, oldest first. Undone changes have left nothing. */
export async function selectVersions(store: Queryable, customer: number, company: string): Promise<CompanyVersion[]> {
  const rows = await store.query<VersionRow>(
    `select company.brought_by as change, company.name, company.street, company.city, company.state, company.zip, company.county,
            company.sub_vertical as "subVertical", company.employees, company.phone, company.website, company.crm_id as "crmId",
            company.own_dollars as "ownDollars", change.at, person.name as by, change.kind, change.file_name as file
     from company
     join company_change as change on change.company_change_id = company.brought_by
     join person on person.person_id = change.person_id
     where company.customer_id = $1 and company.company_id = $2 order by company.brought_by`,
    [customer, company],
  );
  const people = await store.query<Omit<ContactRow, "company"> & { readonly change: number }>(
    `select brought_by as change, name, role, phone, email, consent, source from company_contact
     where customer_id = $1 and company_id = $2 order by company_contact_id`,
    [customer, company],
  );
  return rows.map(({ change, kind, ...row }) => ({
    ...row,
    kind: VERSION_KINDS.find((known) => known === kind) ?? "changed",
    contacts: people.filter((one) => one.change === change).map((one) => presentContact({ ...one, company })),
  }));
}

/** What is another one as soon as any company of the organisation or anybody there is: a change, an undoing, an erasure. */
export async function selectStamp(store: Queryable, customer: number): Promise<string> {
  const [row] = await store.query<{ stamp: string | null }>(
    `select concat_ws('-', max(company_change_id), count(undone_at),
              (select count(*) from company_contact where customer_id = $1)) as stamp
     from company_change where customer_id = $1`,
    [customer],
  );
  return row?.stamp ?? "";
}

function presentContact({ name, role, phone, email, consent, source }: ContactRow): CompanyContact {
  return { name, role, phone, email, consent: consentOf(consent), source };
}

export function consentOf(stored: string): Consent {
  return CONSENTS.find((known) => known === stored) ?? "unknown";
}

/** The keys of pairs that somebody has told apart. */
export async function selectApart(store: Queryable, customer: number): Promise<ReadonlySet<string>> {
  const rows = await store.query<{ one: string; other: string }>(
    "select company_id as one, other_id as other from company_apart where customer_id = $1",
    [customer],
  );
  return new Set(rows.map(({ one, other }) => pairKey(one, other)));
}

export async function insertCompanies(
  store: Queryable,
  customer: number,
  change: number,
  companies: readonly Company[],
): Promise<void> {
  if (companies.length === 0) return;
  await store.query(
    `insert into company (company_id, brought_by, customer_id, name, street, city, state, zip, county, sub_vertical,
       employees, phone, website, crm_id, own_dollars)
     select id, $3::int, $1::int, name, street, city, state, zip, county, "subVertical", employees, phone, website, "crmId",
       "ownDollars"
     from json_to_recordset($2::text::json) as company(id text, name text, street text, city text, state text, zip text,
       county text, "subVertical" text, employees int, phone text, website text, "crmId" text, "ownDollars" bigint)`,
    [customer, JSON.stringify(companies.map((company) => ({ ...company, contacts: undefined }))), change],
  );
  const people = companies.flatMap(({ id, contacts }) => contacts.map((contact) => ({ id, ...contact })));
  if (people.length === 0) return;
  await store.query(
    `insert into company_contact (customer_id, company_id, brought_by, name, role, phone, email, consent, source)
     select $1::int, id, $3::int, name, role, phone, email, consent, source
     from json_to_recordset($2::text::json) as contact(id text, name text, role text, phone text, email text, consent text,
       source text)`,
    [customer, JSON.stringify(people), change],
  );
}

export async function endCompanies(
  store: Queryable,
  customer: number,
  change: number,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await store.query(
    "update company set ended_by = $3 where customer_id = $1 and ended_by is null and company_id = any($2)",
    [customer, ids, change],
  );
}

/** What is held about somebody, in what counts and in what can still be undone. */
export interface HeldContact extends Omit<CompanyContact, "consent"> {
  readonly consent: string;
  readonly company: string;
  readonly subVertical: string;
  readonly file: string | null;
  readonly at: Date;
  readonly counts: boolean;
}

/** Somebody goes by her name, e-mail address or number, in whatever case. */
const IS_MEANT = "lower($2) in (lower(contact.name), lower(contact.email), lower(contact.phone))";

export function selectContacts(store: Queryable, customer: number, of: string): Promise<HeldContact[]> {
  return store.query<HeldContact>(
    `select contact.name, contact.role, contact.phone, contact.email, contact.consent, contact.source,
            company.name as company, company.sub_vertical as "subVertical", change.file_name as file, change.at, company.ended_by is null as counts
     from company_contact as contact
     join company on company.company_id = contact.company_id and company.brought_by = contact.brought_by
     join company_change as change on change.company_change_id = contact.brought_by
     where contact.customer_id = $1 and ${IS_MEANT} order by contact.company_contact_id`,
    [customer, of],
  );
}

/**
 * Deletes somebody for good, from what can still be undone too, and answers in how many rows she stood. With a name, nobody of
 * another one.
 */
export async function deleteContact(
  store: Queryable,
  customer: number,
  of: string,
  name: string | null,
): Promise<number> {
  const gone = await store.query(
    `delete from company_contact as contact where contact.customer_id = $1 and ${IS_MEANT}
     and ($3::text is null or lower(contact.name) = lower($3)) returning 1 as one`,
    [customer, of, name],
  );
  return gone.length;
}
