import type { Queryable } from "#platform/database/database.ts";
import { yearsOfImports } from "#platform/database/queries/yearsOfImports.ts";
import { newImports } from "../drafts/newImports.ts";
import type { DifferenceReader, StoredDifference } from "./storedDifference.ts";

export interface DifferenceOfFiles extends StoredDifference {
  /** Years that the files are about which only the later revision has; or, where none says, those in which figures differ. */
  readonly about: readonly number[];
}

/** How two revisions differ in a year; if none is asked for, in the one in which the nation moved most among those that the files are about. */
export async function differenceOfFiles(
  store: Queryable,
  read: DifferenceReader,
  { of, than, year }: { readonly of: number; readonly than: number; readonly year: number | undefined },
): Promise<DifferenceOfFiles> {
  const usual = await read(store, of, than, year);
  const files = (await newImports(store, of, than)).map(({ importId }) => importId);
  const told = (await yearsOfImports(store, files)).filter((each) => usual.allYears.includes(each));
  const about = told.length > 0 ? told : usual.figures.years;
  if (year !== undefined || about.length === 0) return { ...usual, about };
  const most = mostMoved(usual, about);
  return { ...(most === usual.year ? usual : await read(store, of, than, most)), about };
}

/** Of several that moved alike, the year that is shown anyway, else the latest. */
function mostMoved({ years, year, figures }: StoredDifference, about: readonly number[]): number {
  const change = new Map(years.map(({ id, change: dollars }) => [Number(id), Math.abs(dollars)]));
  const rank = (each: number) => [
    change.get(each) ?? 0,
    figures.years.includes(each) ? 1 : 0,
    each === year ? 1 : 0,
    each,
  ];
  return about.toSorted((a, b) => firstDifference(rank(b), rank(a)))[0] ?? year;
}

function firstDifference(one: readonly number[], other: readonly number[]): number {
  return one.map((value, place) => value - (other[place] ?? 0)).find((value) => value !== 0) ?? 0;
}
