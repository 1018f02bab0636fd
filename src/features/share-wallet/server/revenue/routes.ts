import type { FastifyInstance } from "fastify";
import { revenueTable } from "#domain/ownRevenue/revenueTable.ts";
import {
  importOwnRevenue,
  ownRevenue,
  putOwnRevenue,
  removeOwnRevenue,
  undoOwnRevenue,
} from "../../contract/ownRevenue.ts";
import { changeRevenue } from "./changeRevenue.ts";
import { checkCells, checkMarket } from "./checkCells.ts";
import { cleared } from "./cleared.ts";
import { importRevenue } from "./importRevenue.ts";
import { presentRevenue } from "./presentRevenue.ts";
import { type RevenueRow, ownRevenueRows } from "#platform/database/queries/ownRevenueRows.ts";
import { undoRevenue } from "./undoRevenue.ts";

/** Own revenue: always that of the caller's own organisation. */
export function ownRevenueRoutes(app: FastifyInstance): void {
  app.endpoint(
    ownRevenue,
    async ({ params }, { caller: { person, rights }, database }) => ({
      items: presentRevenue(await ownRevenueRows(database, person.customerId, [params.market]), rights),
    }),
    { table: ({ items }) => revenueTable(items), keptFor: { what: "own_revenue", of: "customer" } },
  );

  app.endpoint(putOwnRevenue, async ({ params: { market }, body }, { caller, database, loadedRevisions }) => {
    const cells = body.cells.map((cell) => ({ ...cell, market }));
    checkMarket(loadedRevisions.current(), market);
    checkCells(loadedRevisions.current(), caller.rights, cells);
    const change = await changeRevenue(database, caller.person, {
      kind: "typed",
      file: null,
      cells: async () => cells,
    });
    return { change: String(change) };
  });

  app.endpoint(removeOwnRevenue, async ({ params: { market }, query }, { caller, database }) => {
    const { person, rights } = caller;
    const isAsked = ({ medium, year }: RevenueRow) =>
      medium === (query.medium ?? medium) && year === (query.year ?? year);
    const change = await changeRevenue(database, person, {
      kind: "removed",
      file: null,
      cells: async (store) =>
        cleared((await ownRevenueRows(store, person.customerId, [market])).filter(isAsked), rights),
    });
    return { change: String(change) };
  });

  app.endpoint(importOwnRevenue, async (input, { caller, database, loadedRevisions }) => {
    const loadedRevision = loadedRevisions.current();
    checkMarket(loadedRevision, input.params.market);
    return importRevenue(database, caller, loadedRevision, input);
  });

  app.endpoint(undoOwnRevenue, async ({ params }, { caller, database }) => {
    await undoRevenue(database, caller.person, Number(params.change));
    return {};
  });
}
