import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { Queryable } from "#platform/database/database.ts";
import { MEDIA_TYPES } from "#domain/adIntel/mediaTypes.ts";
import type { observedMap } from "../contract.ts";
import type { MediaTypeLine } from "../contract/adIntelSchemas.ts";
import { lastChanges } from "./changeMap.ts";
import { targetOf } from "./presentCategories.ts";
import type { NamedSums, ObservedState } from "./readState.ts";
import { suggestions } from "./suggestSubVertical.ts";

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
