import type { SentValues } from "#domain/crm/crm.ts";
import { subVerticalName } from "#domain/taxonomy/subVerticalById.ts";
import { pageLink, type Site } from "#platform/identity/site.ts";
import type { Queryable } from "#platform/database/database.ts";

/** A company as it can be sent. */
export interface SentCompany {
  readonly id: string;
  readonly crmId: string | null;
  readonly values: SentValues;
}

interface CompanyRow {
  readonly id: string;
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly phone: string | null;
  readonly website: string | null;
  readonly employees: string | null;
  readonly ownDollars: string | null;
  readonly subVertical: string;
  readonly crmId: string | null;
}

/** Companies of the example file are never sent: they do not exist. */
const COMPANY = `
  select company_id as id, name, street, city, state, zip, phone, website, employees::text as employees,
         own_dollars::text as "ownDollars", sub_vertical as "subVertical", crm_id as "crmId"
  from company where customer_id = $1 and ended_by is null and company_id not like 'example-%'`;

/** Those of an organisation that are named. */
export async function selectSent(
  store: Queryable,
  site: Site,
  customer: number,
  companies: readonly string[],
): Promise<SentCompany[]> {
  return (await store.query<CompanyRow>(`${COMPANY} and company_id = any($2)`, [customer, companies])).map(
    presentFor(site),
  );
}

/** The first of an organisation in these categories, by name. */
export async function selectFirstSent(
  store: Queryable,
  site: Site,
  customer: number,
  categories: readonly string[],
  most: number,
): Promise<SentCompany[]> {
  return (
    await store.query<CompanyRow>(`${COMPANY} and sub_vertical = any($3) order by name, company_id limit $2`, [
      customer,
      most,
      categories,
    ])
  ).map(presentFor(site));
}

/**
 * A category goes by the name that American salespeople know it by, whatever language whoever sends it reads in: two people must not send two names. The
 * link leads to the category's one-sheet, which whoever follows it gets in her market and with her rights.
 */
const presentFor =
  (site: Site) =>
  ({ id, crmId, subVertical, ...values }: CompanyRow): SentCompany => ({
    id,
    crmId,
    values: {
      ...values,
      category: subVerticalName(subVertical, "en-US"),
      oneSheet: pageLink(site, "vertical/subvertical", { sub: subVertical, story: "oneSheet" }),
    },
  });
