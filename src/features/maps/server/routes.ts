import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { mayReadMarket } from "#domain/access/access.ts";
import { countyShapesOf, marketShapes as shapesOf } from "#forecast/geography/mapShapes.ts";
import { answerBody } from "#revisions/publishing/answerBody.ts";
import { countyTopology } from "#revisions/markets/countyShapes.ts";
import { countyShapes, marketShapes } from "../contract.ts";

/** Shapes for maps: the same for everyone who may read the same markets, and kept with the revision that lists them. */
export function mapsRoutes(app: FastifyInstance): void {
  app.storedEndpoint(marketShapes, ({ query }, { caller, loadedRevisions }, encoding) => {
    const loadedRevision = loadedRevisions.current();
    const markets = [...loadedRevision.markets.values()].filter(
      ({ id, kind }) => kind === query.kind && mayReadMarket(caller.rights, id),
    );
    return answerBody(loadedRevision, `shapes-${query.kind}-${digest(markets.map(({ id }) => id))}`, encoding, () =>
      shapesOf(
        countyTopology(),
        markets.map(({ id, name }) => ({
          id,
          name,
          fips: loadedRevision.counties(id).map(({ county }) => county.fips),
        })),
      ),
    );
  });

  app.storedEndpoint(countyShapes, ({ params }, { loadedRevisions }, encoding) => {
    const loadedRevision = loadedRevisions.current();
    const members = loadedRevision.counties(params.market);
    return answerBody(loadedRevision, `county-shapes-${params.market}`, encoding, () =>
      countyShapesOf(
        countyTopology(),
        members.map(({ county: { fips, name, state, population, households }, share }) => ({
          fips,
          name,
          state,
          population: Math.round(population),
          households: Math.round(households),
          share,
        })),
      ),
    );
  });
}

function digest(ids: readonly string[]): string {
  return createHash("sha256").update(ids.join()).digest("base64url").slice(0, 12);
}
