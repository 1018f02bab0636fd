import type { FastifyInstance } from "fastify";
import { followReleases, releases } from "../../contract/releases.ts";
import { keepNews, selectNews, selectReleases } from "./releaseRows.ts";

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
