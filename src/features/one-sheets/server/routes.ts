import type { FastifyInstance } from "fastify";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import { storyDocument, storyFile } from "../contract.ts";
import { makeStory } from "./makeStory.ts";

interface OneSheetParts {
  readonly documentWorker: DocumentWorker;
  /** What the product calls itself in files. */
  readonly product: string;
}

export function oneSheetsRoutes(app: FastifyInstance, { documentWorker, product }: OneSheetParts): void {
  app.endpoint(storyDocument, async ({ params, query }, { caller, database, loadedRevisions }) => {
    // Who looks at a document takes it along next.
    documentWorker.warm();
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const options = { market: params.market, asked: query, product };
    const document = await makeStory(database, loadedRevision, caller, options);
    // The logo's bytes stay at home.
    return storyDocument.response.parse({ ...document, brand: { ...document.brand, logo: null } });
  });

  app.fileEndpoint(storyFile, async ({ params, query }, { caller, database, loadedRevisions, signal }) => {
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const { format, ...asked } = query;
    const options = { market: params.market, asked, product };
    return documentWorker.print(() => makeStory(database, loadedRevision, caller, options), format, signal);
  });
}
