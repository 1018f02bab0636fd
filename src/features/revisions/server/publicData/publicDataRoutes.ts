import type { FastifyInstance } from "fastify";
import type { PublicData } from "#revisions/connectors/publicData.ts";
import { PUBLIC_SOURCES } from "#domain/publicSources.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { publicData as publicDataContract, pullPublicData } from "../../contract/publicData.ts";

interface PublicDataParts {
  readonly publicData: PublicData;
}

/** Public data for the open draft. */
export function publicDataRoutes(app: FastifyInstance, { publicData }: PublicDataParts): void {
  app.endpoint(publicDataContract, () => ({
    items: PUBLIC_SOURCES.map((source) => ({
      source,
      ready: source.startsWith("fcc-") || publicData.censusKey !== undefined,
    })),
  }));

  app.endpoint(pullPublicData, async ({ body: { source, year, name } }, { caller: { person }, database }) => ({
    job: await startJob(database, {
      kind: "data-pull",
      data: { source, year: year ?? null, by: person.email },
      owner: person.id,
      name,
      key: source,
    }),
  }));
}
