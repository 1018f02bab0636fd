import type { FastifyInstance } from "fastify";
import { newsIssue, newsPublications } from "../contract.ts";
import { selectIssue, selectPublications } from "./newsRows.ts";

export function newsRoutes(app: FastifyInstance): void {
  app.endpoint(newsPublications, async (_input, { caller, database }) => ({
    items: await selectPublications(database, caller.rights),
  }));

  app.endpoint(newsIssue, ({ params }, { caller, database }) =>
    selectIssue(database, caller.rights, Number(params.issue)),
  );
}
