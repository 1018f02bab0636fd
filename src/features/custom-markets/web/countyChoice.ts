import type { CountyMember } from "#domain/customMarket/customMember.ts";
import { plainLetters } from "#domain/plainLetters.ts";
import type { MemberCountyRecord } from "../contract/customMarketSchemas.ts";

/** Of more counties nobody reads a list. */
const SHOWN = 60;

/** The counties that answer a search by name, state or FIPS code, the most people first; those chosen stay where they are found. */
export function findCounties(counties: readonly MemberCountyRecord[], search: string): readonly MemberCountyRecord[] {
  const words = plainLetters(search)
    .split(/[\s,]+/)
    .filter(Boolean);
  return counties
    .filter(({ fips, name, state }) => {
      const told = `${plainLetters(name)} ${plainLetters(state)} ${fips}`;
      return words.every((word) => told.split(" ").some((part) => part.startsWith(word)));
    })
    .toSorted((a, b) => b.population - a.population)
    .slice(0, SHOWN);
}

/**
 * A county as a member. Who has all markets means the county as it is; others mean what the one of their markets has that has most
 * of it, TV before radio.
 */
export function countyMember({ fips, markets }: MemberCountyRecord, everywhere: boolean): CountyMember {
  const [most] = markets.toSorted((a, b) => rankOf(a) - rankOf(b) || b.share - a.share);
  return { county: fips, share: 1, of: everywhere ? null : (most?.id ?? null) };
}

const rankOf = ({ id }: { readonly id: string }) => (id.startsWith("tv-") ? 0 : 1);

/** FIPS codes in a text that was pasted, such as a column of a sheet; four digits lost their leading zero there. */
export function pastedFips(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/(?<![\d.])\d{4,5}(?![\d.])/g)].map(([code]) => code.padStart(5, "0")))];
}
