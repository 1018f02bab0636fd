import { companyWords } from "#domain/companies/companyWords.ts";
import type { Database } from "#platform/database/database.ts";
import { type ListedCompany, selectListed, selectStamp } from "./companyRows.ts";

/** Organisations whose companies this process remembers: with twenty thousand each, 20 MB an organisation. */
const MOST_REMEMBERED = 6;

/** An organisation's companies as they were when the stamp was that. */
export class RememberedCompanies {
  readonly companies: readonly ListedCompany[];
  readonly stamp: string;
  #words: readonly string[] | null = null;

  constructor(stamp: string, companies: readonly ListedCompany[]) {
    this.stamp = stamp;
    this.companies = companies;
  }

  /** What each of them is found by, in their order; worked out once somebody searches. */
  get words(): readonly string[] {
    this.#words ??= this.companies.map(companyWords);
    return this.#words;
  }
}

const remembered = new WeakMap<object, Map<number, RememberedCompanies>>();

/** The companies of an organisation, by name. They are read again where anything of them has changed, in whichever process. */
export async function rememberedCompanies(database: Database, customer: number): Promise<RememberedCompanies> {
  const stamp = await selectStamp(database, customer);
  const all = remembered.get(database.origin) ?? new Map<number, RememberedCompanies>();
  remembered.set(database.origin, all);
  const known = all.get(customer);
  // What was used last goes last.
  all.delete(customer);
  const now = known?.stamp === stamp ? known : new RememberedCompanies(stamp, await selectListed(database, customer));
  all.set(customer, now);
  for (const oldest of all.keys()) if (all.size > MOST_REMEMBERED) all.delete(oldest);
  return now;
}
