import type { CompanyContact, CompanyFields, NewCompany } from "./company.ts";

/** One company of two: what the chosen one says, its gaps filled from the other, and the people of both. */
export function mergeCompanies(kept: NewCompany, other: NewCompany): NewCompany {
  const filled: CompanyFields = {
    name: kept.name,
    street: kept.street ?? other.street,
    city: kept.city ?? other.city,
    state: kept.state ?? other.state,
    zip: kept.zip ?? other.zip,
    county: kept.county ?? other.county,
    subVertical: kept.subVertical,
    employees: kept.employees ?? other.employees,
    phone: kept.phone ?? other.phone,
    website: kept.website ?? other.website,
    crmId: kept.crmId ?? other.crmId,
    ownDollars: kept.ownDollars ?? other.ownDollars,
  };
  return { ...filled, contacts: mergeContacts(kept.contacts, other.contacts) };
}

/** The people of both, nobody twice: whom the first list has stays as she is there. */
function mergeContacts(kept: readonly CompanyContact[], others: readonly CompanyContact[]): CompanyContact[] {
  const known = new Set(kept.map(contactKey));
  return [...kept, ...others.filter((contact) => !known.has(contactKey(contact)))];
}

/** Somebody is known by her e-mail address, else by her name and number. */
export function contactKey({ email, name, role, phone }: CompanyContact): string {
  return email === null ? `${name ?? role ?? ""} ${phone ?? ""}`.toLowerCase() : email.toLowerCase();
}
