import type { Table } from "#domain/tables/table.ts";
import { tableOf } from "#domain/tables/tableOf.ts";
import type { CompanyContact } from "#domain/companies/company.ts";
import type { CompaniesFile, RankedCompany } from "../contract.ts";

interface Line {
  readonly company: RankedCompany;
  readonly contact: CompanyContact | null;
}

/** Companies as a file that can be brought in again: a line for each contact, and one for a company without any. */
export function companiesTable(items: CompaniesFile["items"]): Table {
  const lines = items.flatMap((company): readonly Line[] =>
    company.contacts.length === 0
      ? [{ company, contact: null }]
      : company.contacts.map((contact) => ({ company, contact })),
  );
  return tableOf(lines, [
    { key: "name", unit: "text", cell: ({ company }) => company.name },
    { key: "street", unit: "text", cell: ({ company }) => company.street },
    { key: "city", unit: "text", cell: ({ company }) => company.city },
    { key: "state", unit: "text", cell: ({ company }) => company.state },
    { key: "zip", unit: "text", cell: ({ company }) => company.zip },
    { key: "county", unit: "text", cell: ({ company }) => company.county },
    { key: "sub_vertical", unit: "text", cell: ({ company }) => company.subVertical },
    { key: "employees", unit: "count", cell: ({ company }) => company.employees },
    { key: "phone", unit: "text", cell: ({ company }) => company.phone },
    { key: "website", unit: "text", cell: ({ company }) => company.website },
    { key: "crm_id", unit: "text", cell: ({ company }) => company.crmId },
    { key: "own_dollars", unit: "dollars", cell: ({ company }) => company.ownDollars },
    { key: "contact_name", unit: "text", cell: ({ contact }) => contact?.name ?? null },
    { key: "contact_role", unit: "text", cell: ({ contact }) => contact?.role ?? null },
    { key: "contact_phone", unit: "text", cell: ({ contact }) => contact?.phone ?? null },
    { key: "contact_email", unit: "text", cell: ({ contact }) => contact?.email ?? null },
    { key: "contact_consent", unit: "text", cell: ({ contact }) => contact?.consent ?? null },
    { key: "contact_source", unit: "text", cell: ({ contact }) => contact?.source ?? null },
    { key: "ranked_in", unit: "text", cell: ({ company }) => company.market },
    { key: "call_score", unit: "index", cell: ({ company }) => company.score },
  ]);
}
