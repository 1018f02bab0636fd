import { z } from "zod";
import { Failure } from "#domain/failure.ts";

/** A row of the Census Bureau's answer by variable; null where it tells nothing. */
export type CensusRow = ReadonlyMap<string, string | null>;

/** The first row names the variables; every value is text. */
const answer = z.array(z.array(z.string().nullable())).min(1);

/**
 * Reads the Census Bureau's tables of JSON. What it has no figure for it says with negative numbers such as -666666666.
 *
 * @throws Failure `source-unreachable` for anything else, such as the page that it answers to a wrong key
 */
export function readCensus(text: string): CensusRow[] {
  const [names = [], ...rows] = answer.parse(parsed(text));
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const why = /invalid.?key|missing.?key|valid <em>key/i.test(text)
      ? "It does not take the key of CENSUS_API_KEY."
      : "Its answer is no table; it may be out of order.";
    throw new Failure("source-unreachable", `The Census Bureau answered something else than data. ${why}`);
  }
}
