import type { FastifyInstance } from "fastify";
import { mayReadMarket } from "#domain/access.ts";
import { markets, oneMarket } from "../contract.ts";
import { presentMarket } from "./presentMarket.ts";

export function marketsRoutes(app: FastifyInstance): void {
  app.endpoint(markets, ({ query }, { caller, publications }) => {
    const all = [...publications.current().markets.values()];
    const readable = all.filter(({ id, kind }) => mayReadMarket(caller.rights, id) && (query.kind ?? kind) === kind);
    return { items: readable.map(presentMarket) };
  });

  app.endpoint(oneMarket, ({ params }, { publications }) => {
    const publication = publications.current();
    const outline = publication.outline(params.market);
    return {
      ...presentMarket(publication.market(params.market)),
      polygon: outline?.polygon ?? null,
      bounds: outline?.bounds ?? null,
      counties: publication.counties(params.market).map(({ county, share }) => ({
        fips: county.fips,
        name: county.name,
        state: county.state,
        share,
        population: Math.round(county.population * share),
      })),
    };
  });
}
