import type { FastifyInstance } from "fastify";
import { stationSearch } from "../contract.ts";
import { searchStations } from "./searchStations.ts";
import { stationList } from "./stationList.ts";

export function searchRoutes(app: FastifyInstance): void {
  app.endpoint(stationSearch, async ({ query: { q, limit } }, { caller, database, loadedRevisions }) => {
    const stations = await stationList(database, loadedRevisions.current().revision);
    return { items: searchStations(stations, { rights: caller.rights, text: q, limit }) };
  });
}
