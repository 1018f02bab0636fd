import type { Queryable } from "#platform/database/database.ts";
import type { ReleaseNotes } from "#domain/revisions/releaseNotes.ts";
import { REVISION_NEWS, type RevisionNews } from "#domain/revisions/revisionNews.ts";

/** A revision that is or was published, with what is told of it. */
export interface ReleaseRow {
  readonly id: number;
  readonly label: string;
  readonly status: "published" | "superseded";
  readonly sample: boolean;
  readonly publishedAt: Date | null;
  readonly notes: ReleaseNotes | null;
}

/** Every revision that readers have or had, the latest first. */
export function selectReleases(store: Queryable): Promise<ReleaseRow[]> {
  return store.query(
    `select revision_id as id, label, status, sample, published_at as "publishedAt", release_notes as notes
     from revision where status in ('published', 'superseded') and deleted_at is null
     order by revision_id desc`,
  );
}

/** How a person hears of new revisions: in the app unless they chose otherwise. */
export async function selectNews(store: Queryable, person: number): Promise<RevisionNews> {
  const [row] = await store.query<{ news: string }>(
    "select revision_news as news from person_preference where person_id = $1",
    [person],
  );
  return REVISION_NEWS.find((known) => known === row?.news) ?? "app";
}

export async function keepNews(store: Queryable, person: number, news: RevisionNews): Promise<void> {
  await store.query(
    `insert into person_preference (person_id, revision_news) values ($1, $2)
     on conflict (person_id) do update set revision_news = excluded.revision_news, revision_news_unsubscribed_at = null`,
    [person, news],
  );
}
