import type { FastifyInstance } from "fastify";
import { stationSearch } from "../contract.ts";
import { searchStations } from "./searchStations.ts";
import { stationList } from "./stationList.ts";

export function searchRoutes(app: FastifyInstance): void {
  app.endpoint(stationSearch, async ({ query: { q, limit } }, { caller, database, publications }) => {
    const stations = await stationList(database, publications.current().revision);
    return { items: searchStations(stations, { rights: caller.rights, text: q, limit }) };
  });
}
