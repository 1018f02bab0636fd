import { subVerticalById } from "#domain/taxonomy/subVerticalById.ts";
import { targetMatcher } from "#revisions/ingest/cells/matchTaxonomy.ts";
import { likeness } from "#revisions/ingest/cells/nearestNames.ts";
import type { AdIntelCategory } from "#platform/database/queries/adIntel/adIntelNames.ts";
import type { Suggestion } from "../contract/adIntelSchemas.ts";

/** Less alike is no suggestion. */
const ALIKE = 0.55;
/** A major category's name is broader than its categories, so it has to be nearly the same. */
const NEARLY_THE_SAME = 0.8;
/** So much of a major category's mapped dollars must agree. */
const AGREED = 0.6;

const names = targetMatcher.entries.filter(([, id]) => subVerticalById(id) !== undefined);

/** Suggests sub-verticals for categories: by their own names, else as their neighbours in the major category are mapped, else by that one's name. */
export function suggestions(
  categories: readonly AdIntelCategory[],
  mapped: ReadonlyMap<number, string | null>,
  dollarsOf: (category: number) => number,
): (category: AdIntelCategory) => Suggestion | null {
  const neighbours = new Map(
    [...Map.groupBy(categories, majorOf)].map(([major, ofMajor]) => [major, agreed(ofMajor, mapped, dollarsOf)]),
  );
  return (category) => {
    const own = byName(category.name, ALIKE);
    if (own) return { subVertical: own, why: "name" };
    const near = neighbours.get(majorOf(category));
    if (near) return { subVertical: near, why: "neighbours" };
    const major = byName(category.major, NEARLY_THE_SAME);
    return major ? { subVertical: major, why: "major" } : null;
  };
}

const majorOf = ({ industry, major }: AdIntelCategory) => `${industry}\n${major}`;

const remembered = new Map<string, string | null>();

function byName(name: string, least: number): string | null {
  const key = `${least} ${name}`;
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const exact = targetMatcher.match(name);
  const found = exact !== null && subVerticalById(exact) ? exact : nearest(name, least);
  if (remembered.size > 50_000) remembered.clear();
  remembered.set(key, found);
  return found;
}

function nearest(name: string, least: number): string | null {
  let best: string | null = null;
  let score = least;
  for (const [known, id] of names) {
    const alike = likeness(name, known);
    if (alike > score) [best, score] = [id, alike];
  }
  return best;
}

function agreed(
  categories: readonly AdIntelCategory[],
  mapped: ReadonlyMap<number, string | null>,
  dollarsOf: (category: number) => number,
): string | null {
  const sums = new Map<string, number>();
  for (const { category } of categories) {
    const target = mapped.get(category);
    if (target) sums.set(target, (sums.get(target) ?? 0) + dollarsOf(category) + 1);
  }
  const all = [...sums.values()].reduce((sum, one) => sum + one, 0);
  return [...sums].find(([, dollars]) => dollars >= all * AGREED)?.[0] ?? null;
}
