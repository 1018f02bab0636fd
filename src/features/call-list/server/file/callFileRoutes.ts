import type { FastifyInstance } from "fastify";
import { published } from "#revisions/publishing/published.ts";
import { importCalls, undoCallFile } from "../../contract/callFile.ts";
import { bringCalls } from "./bringCalls.ts";
import { undoFile } from "./undoCallFile.ts";

/** Calls that come in a file, and the way back. */
export function callFileRoutes(app: FastifyInstance): void {
  app.endpoint(importCalls, async (input, { caller, database, loadedRevisions }) =>
    bringCalls(database, caller, published(loadedRevisions), input),
  );

  app.endpoint(undoCallFile, async ({ params }, { caller, database }) =>
    undoFile(database, caller.person, Number(params.file)),
  );
}
