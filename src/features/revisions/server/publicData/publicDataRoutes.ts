import type { FastifyInstance } from "fastify";
import type { PublicData } from "#revisions/connectors/publicData.ts";
import { FACT_OF_SOURCE } from "#domain/revisions/factYears.ts";
import { latestYear, PUBLIC_SOURCES, type PublicKey, SOURCE_TERMS } from "#domain/publicSources.ts";
import { startJob } from "#platform/jobs/startJob.ts";
import { yearsOfFacts } from "#revisions/yearsOfFacts.ts";
import { publicData as publicDataContract, pullPublicData } from "../../contract/publicData.ts";
import { extendedImports } from "./heldData.ts";

interface PublicDataParts {
  readonly publicData: PublicData;
}

/** Public data for the open draft. */
export function publicDataRoutes(app: FastifyInstance, { publicData }: PublicDataParts): void {
  const keys: Readonly<Record<PublicKey, string | undefined>> = {
    CENSUS_API_KEY: publicData.censusKey,
    BEA_API_KEY: publicData.beaKey,
    BLS_API_KEY: publicData.blsKey,
  };

  app.endpoint(publicDataContract, async (_request, { database }) => {
    const now = new Date();
    const facts = await yearsOfFacts(database, await extendedImports(database), now.getUTCFullYear());
    return {
      items: PUBLIC_SOURCES.map((source) => {
        const { key } = SOURCE_TERMS[source];
        const held = facts.find(({ fact }) => fact === FACT_OF_SOURCE[source]);
        return {
          source,
          key,
          ready: key === null || keys[key] !== undefined,
          held: held ? { first: held.first, last: held.last } : null,
          latest: latestYear(source, now),
        };
      }),
    };
  });

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
