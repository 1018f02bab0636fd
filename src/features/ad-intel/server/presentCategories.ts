import type { CategoryLine, Scope } from "../contract/adIntelSchemas.ts";
import type { QuarterSum } from "#platform/database/queries/adIntel/adIntelSums.ts";
import { categoriesWithin, type NamedSums, type ObservedState } from "./readState.ts";

/** Observed spend of a year by category, most dollars first; without a year the latest one. */
export function presentCategories(
  { map }: ObservedState,
  { sums, names, years }: NamedSums,
  asked: Scope,
  quarters: readonly Pick<QuarterSum, "year" | "quarter">[],
): { readonly year: number | null; readonly items: CategoryLine[] } {
  const year = asked.year ?? years.at(-1) ?? null;
  const within = categoriesWithin(names.values(), asked);
  const wanted = within && new Set(within);
  const isAlike = sameQuarters(quarters, year);
  const items = new Map<number, CategoryLine & { before: number | null }>();
  for (const sum of sums) {
    if (year === null || (sum.year !== year && sum.year !== year - 1)) continue;
    if (asked.mediaType !== undefined && sum.mediaType !== asked.mediaType) continue;
    if (wanted && !wanted.has(sum.category)) continue;
    const name = names.get(sum.category);
    if (!name) continue;
    const line = items.get(sum.category) ?? {
      category: String(sum.category),
      industry: name.industry,
      major: name.major,
      name: name.name,
      brands: null,
      dollars: 0,
      before: isAlike ? 0 : null,
      media: {},
      ...targetOf(map.categories, sum.category),
    };
    items.set(sum.category, line);
    if (sum.year === year) {
      line.dollars += sum.dollars;
      line.media[sum.mediaType] = (line.media[sum.mediaType] ?? 0) + sum.dollars;
      if (sum.brands > 0) line.brands = Math.max(line.brands ?? 0, sum.brands);
    } else if (line.before !== null) line.before += sum.dollars;
  }
  const lines = [...items.values()].toSorted((a, b) => b.dollars - a.dollars || a.name.localeCompare(b.name));
  return { year, items: lines };
}

/** Whether the same quarters of a year and of the one before were watched: part of a year says nothing against a whole one. */
export function sameQuarters(quarters: readonly Pick<QuarterSum, "year" | "quarter">[], year: number | null): boolean {
  if (year === null) return false;
  const of = (one: number) => new Set(quarters.flatMap((sum) => (sum.year === one ? [sum.quarter] : [])));
  const [now, before] = [of(year), of(year - 1)];
  return now.size === before.size && [...now].every((quarter) => before.has(quarter));
}

/** What a category is mapped to; nothing where it is not mapped yet. */
export function targetOf(
  categories: ReadonlyMap<number, string | null>,
  category: number,
): { readonly subVertical?: string | null } {
  return categories.has(category) ? { subVertical: categories.get(category) ?? null } : {};
}
