import type { FastifyInstance } from "fastify";
import { isOffered } from "#domain/access/access.ts";
import { markets, oneMarket } from "../contract.ts";
import { presentMarket } from "./presentMarket.ts";

export function marketsRoutes(app: FastifyInstance): void {
  app.endpoint(markets, ({ query }, { caller, loadedRevisions }) => {
    const all = [...loadedRevisions.current().markets.values()];
    const readable = all.filter((one) => isOffered(caller.rights, one) && (query.kind ?? one.kind) === one.kind);
    return { items: readable.map(presentMarket) };
  });

  app.endpoint(oneMarket, ({ params }, { loadedRevisions }) => {
    const loadedRevision = loadedRevisions.current();
    const outline = loadedRevision.outline(params.market);
    return {
      ...presentMarket(loadedRevision.market(params.market)),
      polygon: outline?.polygon ?? null,
      bounds: outline?.bounds ?? null,
      counties: loadedRevision.counties(params.market).map(({ county, share }) => ({
        fips: county.fips,
        name: county.name,
        state: county.state,
        share,
        population: Math.round(county.population * share),
      })),
    };
  });
}
