import type { Company, NewCompany } from "./company.ts";
import { identityKeys } from "./companyKeys.ts";
import { contactKey, mergeCompanies } from "./mergeCompanies.ts";

/** `add` keeps companies that the file does not name; `replace` removes them. */
export const IMPORT_MODES = ["add", "replace"] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

/** What a file would do to the companies that are known. */
export interface ImportPlan {
  readonly added: readonly NewCompany[];
  /** As they would be. */
  readonly changed: readonly Company[];
  readonly unchanged: number;
  readonly removed: readonly Company[];
}

/**
 * A company of the file is a known one by its CRM id, else by its name and ZIP code. What the file leaves blank stays. `countyOf` says which county a
 * company has whom neither the file nor what is known gives one.
 */
export function planImport(
  known: readonly Company[],
  file: readonly NewCompany[],
  mode: ImportMode,
  countyOf: (company: NewCompany) => string | null = () => null,
): ImportPlan {
  const placed = (company: NewCompany): NewCompany =>
    company.county === null ? { ...company, county: countyOf(company) } : company;
  const byKey = new Map<string, Company>();
  for (const company of known.toReversed()) for (const key of identityKeys(company)) byKey.set(key, company);
  const met = new Set<string>();
  const added: NewCompany[] = [];
  const changed: Company[] = [];
  for (const company of file) {
    const before = identityKeys(company)
      .map((key) => byKey.get(key))
      .find((found) => found && !met.has(found.id));
    if (!before) {
      added.push(placed(company));
      continue;
    }
    met.add(before.id);
    const after = placed(mergeCompanies(company, before));
    if (compared(after) !== compared(before)) changed.push({ ...after, id: before.id });
  }
  const removed = mode === "replace" ? known.filter(({ id }) => !met.has(id)) : [];
  return { added, changed, unchanged: met.size - changed.length, removed };
}

/** A company whose people stand in no order. */
function compared({ contacts, ...fields }: NewCompany): string {
  const { name, street, city, state, zip, county, subVertical, employees, phone, website, crmId, ownDollars } = fields;
  const people = contacts.map((person) =>
    JSON.stringify([contactKey(person), person.role, person.consent, person.source, person.phone, person.name]),
  );
  const told = [name, street, city, state, zip, county, subVertical, employees, phone, website, crmId, ownDollars];
  return JSON.stringify([told, people.toSorted()]);
}
