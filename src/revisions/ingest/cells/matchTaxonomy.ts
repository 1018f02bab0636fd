import { MEDIA } from "#domain/taxonomy/media.ts";
import { PLATFORMS } from "#domain/taxonomy/platforms.ts";
import { SUB_VERTICALS, VERTICALS } from "#domain/taxonomy/verticals.ts";
import { MEDIUM_GROUPS } from "#domain/taxonomy/mediumGroups.ts";
import { MEDIUM_ALIASES } from "../aliases/mediumAliases.ts";
import { PLATFORM_ALIASES } from "../aliases/platformAliases.ts";
import { TARGET_ALIASES, TARGET_GROUPS } from "../aliases/targetAliases.ts";
import { nearestNames } from "./nearestNames.ts";
import { plainName } from "./plainName.ts";

/** Finds a medium, a platform or an advertiser's line of business by any of its names. */
export interface NameMatcher {
  /** The canonical id of a name in any language and spelling; null for an unknown one. */
  readonly match: (name: string) => string | null;
  /** Names that come near an unknown one, for a person to choose from. */
  readonly nearest: (name: string) => string[];
  /** Every canonical id it may answer. */
  readonly ids: readonly string[];
  /** Every name with the id it stands for; a name that stood for two would be listed twice. */
  readonly entries: readonly (readonly [name: string, id: string])[];
}

type Named = { readonly id: string; readonly names: Readonly<Record<string, string>> };
type Lists = Readonly<Record<string, readonly string[]>>;

export const mediumMatcher = nameMatcher(MEDIA, MEDIUM_GROUPS, MEDIUM_ALIASES);
export const platformMatcher = nameMatcher(PLATFORMS, {}, PLATFORM_ALIASES);
export const targetMatcher = nameMatcher([...VERTICALS, ...SUB_VERTICALS], TARGET_GROUPS, TARGET_ALIASES);

function nameMatcher(named: readonly Named[], groups: Lists, aliases: Lists): NameMatcher {
  const ids = [...named.map(({ id }) => id), ...Object.keys(groups)];
  const entries = [
    ...ids.map((id) => [id, id] as const),
    ...named.flatMap(({ id, names }) => Object.values(names).map((name) => [name, id] as const)),
    ...Object.entries(aliases).flatMap(([id, names]) => names.map((name) => [name, id] as const)),
  ];
  // Ids and names of the taxonomy come first, so they win over an alias.
  const idByName = new Map(entries.map(([name, id]) => [plainName(name), id] as const).toReversed());
  const shown = entries.filter(([name, id]) => name !== id);
  return {
    match: (name) => idByName.get(plainName(name)) ?? null,
    nearest: (name) => [...new Set(nearestNames(name, shown, ([known]) => known).map(([known]) => known))],
    ids,
    entries,
  };
}
