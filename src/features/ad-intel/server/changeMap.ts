import { recordChange } from "#platform/audit/recordChange.ts";
import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";
import { mediaTypeById } from "#domain/adIntel/mediaTypes.ts";
import { subVerticalById } from "#domain/taxonomy/subVerticalById.ts";
import type { MapChange } from "../contract/adIntelSchemas.ts";

/** Entries of the map; `undefined` in JSON is a missing key: an entry that is not there. */
export interface MapEntries {
  readonly categories: readonly { readonly category: string; readonly subVertical?: string | null }[];
  readonly mediaTypes: readonly { readonly mediaType: string; readonly medium?: string | null }[];
}

export interface KeptChange {
  readonly change: number;
  readonly before: MapEntries;
  readonly after: MapEntries;
  readonly by: string;
  readonly at: Date;
  readonly takesBack: number | null;
}

export interface Actor {
  /** Null for who is no person, such as the sample set. */
  readonly id: number | null;
  readonly name: string;
}

/** Any number, as long as nothing else takes the same advisory lock. */
const MAP_LOCK = 4600_0044;

const CHANGES = `select change_id as change, before, after, changed_by as by, changed_at as at, takes_back as "takesBack"
  from ad_intel_map_change`;

/**
 * Changes entries of the map and keeps what was there before. To be called in a transaction.
 *
 * @throws Failure `conflict` where somebody else changed the map since, `invalid-input` for what there is not
 */
export async function changeMap(
  store: Queryable,
  engine: string,
  { version, ...after }: MapChange,
  by: Actor,
): Promise<number> {
  await lock(store, engine);
  await checkVersion(store, version);
  check(after);
  return apply(store, after, by, null);
}

/**
 * Takes back a change, as long as what it said still stands. To be called in a transaction.
 *
 * @throws Failure `not-found`; `conflict` where it was taken back already or a later change touched one of its entries, naming that one
 */
export async function undoChange(store: Queryable, engine: string, change: number, by: Actor): Promise<number> {
  await lock(store, engine);
  const [kept] = await store.query<KeptChange>(`${CHANGES} where change_id = $1`, [change]);
  if (!kept) throw new Failure("not-found", `There is no change ${change} in the map.`);
  const [undone] = await store.query("select 1 from ad_intel_map_change where takes_back = $1", [change]);
  if (undone || kept.takesBack !== null)
    throw new Failure("conflict", "This change was already undone, or it undoes another one.");
  const now = await entriesNow(store, kept.after);
  const moved = firstMoved(kept.after, now);
  if (moved !== null)
    throw new Failure(
      "conflict",
      `A later change also affects ${moved}. Undo that one first, or map the entry by hand.`,
    );
  return apply(store, kept.before, by, change);
}

/** What an entry is about that is not as the change left it; null where all of them are. */
function firstMoved(after: MapEntries, now: MapEntries): string | null {
  const categories = new Map(now.categories.map(({ category, subVertical }) => [category, subVertical]));
  const category = after.categories.find((one) => categories.get(one.category) !== one.subVertical);
  if (category) return `category ${category.category}`;
  const mediaTypes = new Map(now.mediaTypes.map(({ mediaType, medium }) => [mediaType, medium]));
  const mediaType = after.mediaTypes.find((one) => mediaTypes.get(one.mediaType) !== one.medium);
  return mediaType ? `media type ${mediaType.mediaType}` : null;
}

/** The last changes, newest first; with what takes them back, if anything does. */
export function lastChanges(
  store: Queryable,
  most: number,
): Promise<readonly (KeptChange & { readonly takenBack: boolean })[]> {
  return store.query(
    `select c.*, exists (select 1 from ad_intel_map_change u where u.takes_back = c.change) as "takenBack"
     from (${CHANGES}) c order by c.change desc limit $1`,
    [most],
  );
}

async function lock(store: Queryable, engine: string): Promise<void> {
  if (engine !== "pglite") await store.query("select pg_advisory_xact_lock($1)", [MAP_LOCK]);
}

async function checkVersion(store: Queryable, version: number): Promise<void> {
  const [last] = await store.query<{ version: number }>(
    "select coalesce(max(change_id), 0)::int as version from ad_intel_map_change",
  );
  if (last?.version !== version)
    throw new Failure("conflict", "Someone else changed the map. Reload it, then make your change again.");
}

function check({ categories, mediaTypes }: MapEntries): void {
  if (categories.length + mediaTypes.length === 0) throw new Failure("invalid-input", "The request changes nothing.");
  const wrong = [
    ...categories.flatMap(({ subVertical }, at) =>
      subVertical && !subVerticalById(subVertical)
        ? [{ pointer: `/body/categories/${at}/subVertical`, message: `There is no sub-vertical ${subVertical}.` }]
        : [],
    ),
    ...mediaTypes.flatMap(({ mediaType, medium }, at) => [
      ...(mediaTypeById(mediaType)
        ? []
        : [{ pointer: `/body/mediaTypes/${at}/mediaType`, message: `There is no media type ${mediaType}.` }]),
      ...(medium && !isMedium(medium)
        ? [{ pointer: `/body/mediaTypes/${at}/medium`, message: `There is no medium ${medium}.` }]
        : []),
    ]),
  ];
  if (wrong.length > 0) throw new Failure("invalid-input", wrong[0]?.message ?? "", wrong);
}

async function apply(store: Queryable, after: MapEntries, by: Actor, takesBack: number | null): Promise<number> {
  const before = await entriesNow(store, after);
  const categories = after.categories.map(({ category }) => category);
  await store.query("delete from ad_intel_category_map where category = any($1::bigint[])", [categories]);
  const there = after.categories.filter(({ subVertical }) => subVertical !== undefined);
  await store.query(
    `insert into ad_intel_category_map (category, sub_vertical, changed_by)
     select distinct on (category) category, sub_vertical, $3 from unnest($1::bigint[], $2::text[]) as said (category, sub_vertical)`,
    [there.map(({ category }) => category), there.map(({ subVertical }) => subVertical ?? null), by.name],
  );
  await store.query("delete from ad_intel_media_map where media_type = any($1::text[])", [
    after.mediaTypes.map(({ mediaType }) => mediaType),
  ]);
  const types = after.mediaTypes.filter(({ medium }) => medium !== undefined);
  await store.query(
    `insert into ad_intel_media_map (media_type, medium, changed_by)
     select distinct on (media_type) media_type, medium, $3 from unnest($1::text[], $2::text[]) as said (media_type, medium)`,
    [types.map(({ mediaType }) => mediaType), types.map(({ medium }) => medium ?? null), by.name],
  );
  const [kept] = await store.query<{ change: number }>(
    `insert into ad_intel_map_change (before, after, changed_by, takes_back)
     values ($1::text::jsonb, $2::text::jsonb, $3, $4) returning change_id as change`,
    [JSON.stringify(before), JSON.stringify(after), by.name, takesBack],
  );
  const change = kept?.change ?? 0;
  await recordChange(store, {
    actor: by,
    action: takesBack === null ? "adIntelMap.changed" : "adIntelMap.takenBack",
    subjectKind: "adIntelMap",
    subjectId: String(change),
    subject: "Ad Intel map",
    before: briefly(before),
    after: briefly(after),
  });
  return change;
}

/** The audit log names what a person can read at a glance; the whole change is kept with the map. */
function briefly({ categories, mediaTypes }: MapEntries) {
  return {
    categories: categories.length,
    first: categories.slice(0, 20).map(({ category, subVertical }) => `${category} ${subVertical ?? "-"}`),
    mediaTypes: mediaTypes.map(({ mediaType, medium }) => `${mediaType} ${medium ?? "-"}`),
  };
}

async function entriesNow(store: Queryable, { categories, mediaTypes }: MapEntries): Promise<MapEntries> {
  const found = await store.query<{ category: string; target: string | null }>(
    "select category::text as category, sub_vertical as target from ad_intel_category_map where category = any($1::bigint[])",
    [categories.map(({ category }) => category)],
  );
  const media = await store.query<{ mediaType: string; target: string | null }>(
    `select media_type as "mediaType", medium as target from ad_intel_media_map where media_type = any($1::text[])`,
    [mediaTypes.map(({ mediaType }) => mediaType)],
  );
  const [now, mediaNow] = [
    new Map(found.map(({ category, target }) => [category, target])),
    new Map(media.map(({ mediaType, target }) => [mediaType, target])),
  ];
  return {
    categories: categories.map(({ category }) =>
      now.has(category) ? { category, subVertical: now.get(category) ?? null } : { category },
    ),
    mediaTypes: mediaTypes.map(({ mediaType }) =>
      mediaNow.has(mediaType) ? { mediaType, medium: mediaNow.get(mediaType) ?? null } : { mediaType },
    ),
  };
}
