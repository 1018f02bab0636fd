import type { FastifyInstance } from "fastify";
import type { Table } from "#domain/tables/table.ts";
import type { AccessRequest } from "../contract.ts";
import * as contract from "../contract.ts";
import { confirmRequest } from "./confirmRequest.ts";
import { decideRequest } from "./decideRequest.ts";
import { requestAccess, type RequestSite } from "./requestAccess.ts";
import { requestRight } from "./requestRight.ts";
import { selectRequests } from "./selectRequests.ts";

/** What everybody is told. */
const RECEIVED = { received: true } as const;

export function accessRequestsRoutes(app: FastifyInstance, site: RequestSite): void {
  app.endpoint(contract.requestAccess, async ({ body }, { database }) => {
    await requestAccess(database, body, site);
    return RECEIVED;
  });

  app.endpoint(contract.confirmRequest, async ({ body }, { database }) => {
    await confirmRequest(database, body.token);
    return RECEIVED;
  });

  app.endpoint(contract.requestRight, async ({ body }, { caller, database, loadedRevisions }) => {
    await requestRight(database, caller, body, loadedRevisions);
    return RECEIVED;
  });

  app.endpoint(
    contract.accessRequests,
    async ({ query }, { database }) => ({ items: await selectRequests(database, query) }),
    { table: ({ items }) => requestsTable(items) },
  );

  app.endpoint(contract.decideRequest, ({ params, body }, { caller, database, loadedRevisions }) => {
    const { id, name, email } = caller.person;
    return decideRequest(
      { ...body, ...params },
      { database, loadedRevisions, site, by: { id, name: email, called: name } },
    );
  });
}

const COLUMNS = [
  "createdAt",
  "status",
  "kind",
  "name",
  "email",
  "organization",
  "asked",
  "message",
  "decidedAt",
  "decidedBy",
  "note",
] as const;

/** The requests as rows, for CSV. */
function requestsTable(items: readonly AccessRequest[]): Table {
  return {
    columns: COLUMNS.map((key) => ({ key, unit: "text" })),
    rows: items.map((request) => COLUMNS.map((key) => request[key])),
  };
}
