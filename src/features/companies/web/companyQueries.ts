import { queryOptions } from "@tanstack/react-query";
import { turnOf } from "#domain/companies/companyRank.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { callApi } from "#ui/api/callApi.ts";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { companies, companyPairs, type CompanyPairs, oneCompany, type RankedCompany } from "../contract.ts";
import { retention } from "#features/privacy/contract/retention.ts";
import { countiesOfZip, zipTable } from "../contract/zipCounties.ts";
import { companyHistory } from "../contract/typedCompanies.ts";

/** A company as the list has it: the rest comes when it is opened. */
export interface ListedCompany extends Omit<RankedCompany, "street" | "state" | "website" | "contacts"> {
  /** What its first contact is called. */
  readonly contact: string | null;
}

type Answer = EndpointOutput<typeof companies>;

export interface Companies extends Omit<Answer, "columns" | "markets"> {
  readonly items: readonly ListedCompany[];
}

const NOTHING: Companies = { year: null, items: [], categories: [], counties: {} };
const NO_PAIRS: CompanyPairs = { total: 0, items: [] };

/** What begins the keys of everything that changes when companies do. */
export const COMPANIES = "companies";

/** The organisation's companies, best to call first. Whoever looks as somebody else sees none of them, and does not ask. */
export const companiesQuery = () =>
  queryOptions({
    queryKey: [COMPANIES, "all"],
    queryFn: async ({ signal }) => (viewAsGrant() ? NOTHING : listOf(await callApi(companies, { signal }))),
    staleTime: 60_000,
    // Twenty thousand rows take longer to compare than to draw.
    structuralSharing: false,
  });

/** Everything that is known of one of them. */
export const companyQuery = (company: string) =>
  queryOptions({
    queryKey: [COMPANIES, "one", company],
    queryFn: ({ signal }) => callApi(oneCompany, { params: { company }, signal }),
    staleTime: 60_000,
  });

/** Who changed what of it. */
export const companyHistoryQuery = (company: string) =>
  queryOptions({
    queryKey: [COMPANIES, "history", company],
    queryFn: async ({ signal }) => (await callApi(companyHistory, { params: { company }, signal })).items,
    staleTime: 60_000,
  });

/** Those that look like one. */
export const companyPairsQuery = () =>
  queryOptions({
    queryKey: [COMPANIES, "pairs"],
    queryFn: ({ signal }) => (viewAsGrant() ? NO_PAIRS : callApi(companyPairs, { signal })),
    staleTime: 60_000,
  });

/** What begins the keys of what a table of ZIP codes says. */
export const ZIP_COUNTIES = "zipCounties";

/** Which table of ZIP codes and counties is loaded; for administrators. */
export const zipTableQuery = () =>
  queryOptions({
    queryKey: [ZIP_COUNTIES, "table"],
    queryFn: ({ signal }) => callApi(zipTable, { signal }),
    staleTime: 60_000,
  });

/** What begins the keys of how long things are kept. */
export const RETENTION = "retention";

/** For how long the organisation keeps what it knows of others; nothing for whoever looks as somebody else. */
export const retentionQuery = () =>
  queryOptions({
    queryKey: [RETENTION, "kept"],
    queryFn: async ({ signal }) => (viewAsGrant() ? null : callApi(retention, { signal })),
    staleTime: 60_000,
  });

/** The counties of a ZIP code; asked once it has its five digits. */
export const countiesOfZipQuery = (zip: string) =>
  queryOptions({
    queryKey: [ZIP_COUNTIES, zip],
    queryFn: ({ signal }) => callApi(countiesOfZip, { params: { zip }, signal }),
    enabled: /^\d{5}$/.test(zip),
    staleTime: 60_000,
  });

const NOWHERE: readonly string[] = [];

function listOf({ columns, markets: byCounty, ...grounds }: Answer): Companies {
  const { name, city, zip, county, subVertical, employees, phone, crmId, ownDollars, contact, score } = columns;
  const items = columns.id.map((id, at): ListedCompany => {
    const lies = county[at] ?? null;
    const markets = (lies !== null && byCounty[lies]) || NOWHERE;
    const points = score[at] ?? null;
    return {
      id,
      name: name[at] ?? "",
      city: city[at] ?? null,
      zip: zip[at] ?? null,
      county: lies,
      subVertical: subVertical[at] ?? "",
      employees: employees[at] ?? null,
      phone: phone[at] ?? null,
      crmId: crmId[at] ?? null,
      ownDollars: ownDollars[at] ?? null,
      contact: contact[at] ?? null,
      market: markets[0] ?? null,
      markets,
      score: points,
      turn: points === null ? null : turnOf(points),
    };
  });
  return { ...grounds, items };
}
