import type { Table } from "#domain/tables/table.ts";
import { callApi } from "#ui/api/callApi.ts";
import { companiesFile } from "../contract.ts";
import { companiesTable } from "../contract/companiesTable.ts";
import type { ListedCompany } from "./companyQueries.ts";

/** Companies of the list with everything that is known of them, in their order, to be kept and brought in again. */
export async function wholeTable(listed: readonly ListedCompany[]): Promise<Table> {
  const { items } = await callApi(companiesFile, {});
  const byId = new Map(items.map((company) => [company.id, company]));
  return companiesTable(listed.flatMap(({ id }) => byId.get(id) ?? []));
}
