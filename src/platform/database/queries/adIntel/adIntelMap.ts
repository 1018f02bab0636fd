import type { Queryable } from "#platform/database/database.ts";

/** What categories and media types of observed spend mean here, as administrators said. */
export interface AdIntelMap {
  /** Number of the last change; 0 before the first one. */
  readonly version: number;
  /** By category: a sub-vertical, or null for one that is none of ours. A category that is missing is not mapped yet. */
  readonly categories: ReadonlyMap<number, string | null>;
  /** By media type: a medium, or null for one that is none of ours. Those that are missing are as the product has them. */
  readonly mediaTypes: ReadonlyMap<string, string | null>;
}

export async function adIntelMap(store: Queryable): Promise<AdIntelMap> {
  const [last] = await store.query<{ version: number }>(
    "select coalesce(max(change_id), 0)::int as version from ad_intel_map_change",
  );
  const categories = await store.query<{ category: number; target: string | null }>(
    "select category::float8 as category, sub_vertical as target from ad_intel_category_map",
  );
  const media = await store.query<{ mediaType: string; target: string | null }>(
    `select media_type as "mediaType", medium as target from ad_intel_media_map`,
  );
  return {
    version: last?.version ?? 0,
    categories: new Map(categories.map(({ category, target }) => [category, target])),
    mediaTypes: new Map(media.map(({ mediaType, target }) => [mediaType, target])),
  };
}
