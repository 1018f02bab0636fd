import { MEDIA_TYPES } from "#domain/adIntel/mediaTypes.ts";
import { subVerticalById } from "#domain/taxonomy/subVerticalById.ts";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { AdIntelCategory } from "#platform/database/queries/adIntel/adIntelNames.ts";
import { targetMatcher } from "#revisions/ingest/cells/matchTaxonomy.ts";
import { likeness } from "#revisions/ingest/cells/nearestNames.ts";
import type { observedMap } from "../contract.ts";
import type { MediaTypeLine, Suggestion } from "../contract/adIntelSchemas.ts";
import { lastChanges } from "./changeMap.ts";
import { targetOf } from "./presentCategories.ts";
import type { NamedSums, ObservedState } from "./readState.ts";

const CHANGES_SHOWN = 30;

/** The whole map: categories without a sub-vertical first, most dollars first. */
export async function presentMap(
  store: Queryable,
  state: ObservedState,
  { sums, names }: NamedSums,
): Promise<EndpointOutput<typeof observedMap>> {
  const { map, media } = state;
  const dollars = new Map<number, number>();
  for (const sum of sums)
    if (media.get(sum.mediaType)) dollars.set(sum.category, (dollars.get(sum.category) ?? 0) + sum.dollars);
  const dollarsOf = (category: number) => dollars.get(category) ?? 0;
  const suggest = suggestions([...names.values()], map.categories, dollarsOf);
  const items = [...names.values()]
    .toSorted(
      (a, b) =>
        Number(map.categories.has(a.category)) - Number(map.categories.has(b.category)) ||
        dollarsOf(b.category) - dollarsOf(a.category) ||
        a.name.localeCompare(b.name),
    )
    .map((one) => ({
      category: String(one.category),
      industry: one.industry,
      major: one.major,
      name: one.name,
      dollars: dollarsOf(one.category),
      ...targetOf(map.categories, one.category),
      suggestion: map.categories.has(one.category) ? null : suggest(one),
    }));
  const changes = (await lastChanges(store, CHANGES_SHOWN)).map(presentChange);
  const [last] = changes;
  return {
    version: map.version,
    items,
    mediaTypes: presentMediaTypes(state, sums),
    coverage: coverageOf(state, sums),
    undo: last && last.takesBack === null ? last : null,
    changes,
  };
}

function presentChange({
  change,
  by,
  at,
  after,
  takesBack,
  takenBack,
}: Awaited<ReturnType<typeof lastChanges>>[number]) {
  return {
    change: String(change),
    by,
    at: at.toISOString(),
    entries: after.categories.length + after.mediaTypes.length,
    takesBack: takesBack === null ? null : String(takesBack),
    takenBack,
  };
}

/** The media types that files speak of, most dollars first. */
export function presentMediaTypes({ map, media }: ObservedState, sums: NamedSums["sums"]): MediaTypeLine[] {
  const dollars = new Map<string, number>();
  for (const sum of sums) dollars.set(sum.mediaType, (dollars.get(sum.mediaType) ?? 0) + sum.dollars);
  return MEDIA_TYPES.filter(({ id }) => dollars.has(id))
    .map(({ id }) => ({
      id,
      medium: media.get(id) ?? null,
      said: map.mediaTypes.has(id),
      dollars: dollars.get(id) ?? 0,
    }))
    .toSorted((a, b) => b.dollars - a.dollars);
}

export function coverageOf({ map, media }: ObservedState, sums: NamedSums["sums"]) {
  let [dollars, mapped] = [0, 0];
  for (const sum of sums) {
    if (!media.get(sum.mediaType)) continue;
    dollars += sum.dollars;
    if (map.categories.has(sum.category)) mapped += sum.dollars;
  }
  return { dollars, mapped };
}

/** Less alike is no suggestion. */
const ALIKE = 0.55;
/** A major category's name is broader than its categories, so it has to be nearly the same. */
const NEARLY_THE_SAME = 0.8;
/** So much of a major category's mapped dollars must agree. */
const AGREED = 0.6;

const names = targetMatcher.entries.filter(([, id]) => subVerticalById(id) !== undefined);

/** Suggests sub-verticals for categories: by their own names, else as their neighbours in the major category are mapped, else by that one's name. */
function suggestions(
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
