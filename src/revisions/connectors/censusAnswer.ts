import { z } from "zod";
import { Failure } from "#domain/failure.ts";
import { checkColumns, keyFor } from "./askSource.ts";
import type { PullRequest } from "./publicData.ts";

/** A row of the Census Bureau's answer by variable; null where it tells nothing. */
export type CensusRow = ReadonlyMap<string, string | null>;

const OFFICE = "The Census Bureau";

/** The first row names the variables; every value is text. */
const answer = z.array(z.array(z.string().nullable())).min(1);

/** A question about all counties of the nation. @throws Failure `source-unreachable` without a key */
export function censusAddress(
  { publicData: { censusUrl, censusKey } }: PullRequest,
  path: string,
  query: Readonly<Record<string, string>>,
): URL {
  const key = keyFor(OFFICE, censusKey, "CENSUS_API_KEY", "https://api.census.gov/data/key_signup.html");
  const address = new URL(`/data/${path}`, censusUrl);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  address.searchParams.set("for", "county:*");
  address.searchParams.set("key", key);
  return address;
}

/**
 * Reads the Census Bureau's tables of JSON. What it has no figure for it says with negative numbers such as -666666666.
 *
 * @param needed the variables without which the answer is of no use
 * @throws Failure `source-unreachable` for anything else, such as the page that it answers to a wrong key
 */
export function readCensus(text: string, needed: readonly string[] = []): CensusRow[] {
  const [names = [], ...rows] = tableOf(text);
  checkColumns(
    OFFICE,
    names.map((name) => name ?? ""),
    ["state", "county", ...needed],
  );
  return rows.map((row) => new Map(names.map((name, at) => [name ?? "", row[at] ?? null])));
}

/** The five digits of a county. */
export function countyOf(row: CensusRow): string {
  return `${row.get("state") ?? ""}${row.get("county") ?? ""}`;
}

/** A count or amount; null where there is none. */
export function censusNumber(row: CensusRow, variable: string): number | null {
  const value = row.get(variable);
  if (value === undefined || value === null || value === "") return null;
  const number = Number(value);
  return Number.isFinite(number) && number >= 0 ? number : null;
}

function tableOf(text: string): (string | null)[][] {
  let why = "Its answer is not a table. The source may be down; try again later.";
  if (/invalid.?key|missing.?key|valid <em>key/i.test(text)) why = "It does not take the key of CENSUS_API_KEY.";
  try {
    return answer.parse(JSON.parse(text));
  } catch {
    throw new Failure("source-unreachable", `${OFFICE} returned something other than data. ${why}`);
  }
}
