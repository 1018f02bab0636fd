import type { Period } from "../cells/parsePeriod.ts";

/** What the positions stand for. */
export interface AdIntelNames {
  readonly markets: readonly string[];
  readonly mediaTypes: readonly string[];
  readonly categories: readonly { readonly key: number; readonly path: readonly [string, string, string] }[];
  readonly parents: readonly { readonly key: number; readonly name: string }[];
  readonly periods: readonly Period[];
}

/** Room for each part of a key; together they stay below 2^52. */
export const [MARKETS, MEDIA_TYPES, YEARS, QUARTERS, CATEGORIES] = [1024, 32, 64, 256, 32_768];
