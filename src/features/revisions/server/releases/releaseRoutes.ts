import type { FastifyInstance } from "fastify";
import type { ReleaseNotes } from "#domain/revisions/releaseNotes.ts";
import { REVISION_NEWS, type RevisionNews } from "#domain/revisions/revisionNews.ts";
import type { Queryable } from "#platform/database/database.ts";
import { followReleases, releases } from "../../contract/releases.ts";

/** What revisions brought, and how readers hear of them. */
export function releaseRoutes(app: FastifyInstance): void {
  app.endpoint(releases, async (_, { caller, database }) => ({
    items: (await selectReleases(database)).map(({ id, label, status, sample, publishedAt, notes }) => ({
      id: String(id),
      label,
      current: status === "published",
      sample,
      publishedAt: publishedAt?.toISOString() ?? null,
      notes: notes && { ...notes },
    })),
    news: await selectNews(database, caller.person.id),
  }));

  app.endpoint(followReleases, async ({ body: { news } }, { caller, database }) => {
    await keepNews(database, caller.person.id, news);
    return { news };
  });
}

/** A revision that is or was published, with what is told of it. */
interface ReleaseRow {
  readonly id: number;
  readonly label: string;
  readonly status: "published" | "superseded";
  readonly sample: boolean;
  readonly publishedAt: Date | null;
  readonly notes: ReleaseNotes | null;
}

/** Every revision that readers have or had, the latest first. */
function selectReleases(store: Queryable): Promise<ReleaseRow[]> {
  return store.query(
    `select revision_id as id, label, status, sample, published_at as "publishedAt", release_notes as notes
     from revision where status in ('published', 'superseded') and deleted_at is null
     order by revision_id desc`,
  );
}

/** How a person hears of new revisions: in the app unless they chose otherwise. */
async function selectNews(store: Queryable, person: number): Promise<RevisionNews> {
  const [row] = await store.query<{ news: string }>(
    "select revision_news as news from person_preference where person_id = $1",
    [person],
  );
  return REVISION_NEWS.find((known) => known === row?.news) ?? "app";
}

async function keepNews(store: Queryable, person: number, news: RevisionNews): Promise<void> {
  await store.query(
    `insert into person_preference (person_id, revision_news) values ($1, $2)
     on conflict (person_id) do update set revision_news = excluded.revision_news, revision_news_unsubscribed_at = null`,
    [person, news],
  );
}
