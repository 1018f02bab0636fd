import type { Queryable } from "#platform/database/database.ts";

/** What everyone made of an aid, beside what one person did. */
export interface AidUseRow {
  readonly id: number;
  readonly openedAt: Date | null;
  readonly stars: number | null;
  /** The mean of all stars; null where nobody gave any. */
  readonly rating: number | null;
  readonly ratings: number;
  readonly downloads: number;
}

/** By the aid's id; an aid that nobody used is not there. */
export async function selectAidUse(store: Queryable, person: number): Promise<ReadonlyMap<number, AidUseRow>> {
  const rows = await store.query<AidUseRow>(
    `select content_item_id as id,
            max(opened_at) filter (where person_id = $1) as "openedAt",
            max(stars) filter (where person_id = $1)::int as stars,
            avg(stars)::float8 as rating,
            count(stars)::int as ratings,
            sum(downloads)::int as downloads
     from aid_use
     group by content_item_id`,
    [person],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Notes what a person does with an aid. Stars: undefined leaves them, null takes them back. */
export async function noteAidUse(
  store: Queryable,
  person: number,
  item: number,
  { opened, stars }: { readonly opened?: true | undefined; readonly stars?: number | null | undefined },
): Promise<void> {
  await store.query(
    `insert into aid_use as known (person_id, content_item_id, opened_at, stars)
     values ($1, $2, case when $3::boolean then now() end, $4::smallint)
     on conflict (person_id, content_item_id) do update set
       opened_at = coalesce(excluded.opened_at, known.opened_at),
       stars = case when $5::boolean then excluded.stars else known.stars end`,
    [person, item, opened ?? false, stars ?? null, stars !== undefined],
  );
}

export async function countDownload(store: Queryable, person: number, item: number): Promise<void> {
  await store.query(
    `insert into aid_use as known (person_id, content_item_id, downloads) values ($1, $2, 1)
     on conflict (person_id, content_item_id) do update set downloads = known.downloads + 1`,
    [person, item],
  );
}
