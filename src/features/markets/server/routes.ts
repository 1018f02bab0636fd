import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { isOffered } from "#domain/access/access.ts";
import type { Market } from "#domain/markets/market.ts";
import { type market, markets, oneMarket } from "../contract.ts";

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

/** A market as it leaves the server. */
function presentMarket(from: Market): z.output<typeof market> {
  return {
    id: from.id,
    kind: from.kind,
    code: from.code,
    name: from.name,
    rank: from.rank,
    states: [...from.states],
    population: from.population,
    households: from.households,
    tvHomes: from.tvHomes,
    countyCount: from.countyCount,
    latitude: from.latitude,
    longitude: from.longitude,
  };
}
