import type { FastifyInstance } from "fastify";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import { inOwnSlides } from "#revisions/reader/ownSlidesFor.ts";
import { marketReport, marketReportFile } from "../contract.ts";
import { makeReport } from "./makeReport.ts";
import { toWire } from "./toWire.ts";

export interface MarketReportSetting {
  readonly documentWorker: DocumentWorker;
  /** What the product is called. */
  readonly product: string;
}

export function marketReportRoutes(app: FastifyInstance, { documentWorker, product }: MarketReportSetting): void {
  app.endpoint(marketReport, async ({ params, query }, { caller, database, loadedRevisions }) => {
    // Who looks at a document takes it along next.
    documentWorker.warm();
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const asked = { market: params.market, options: query, product };
    const document = await makeReport(database, loadedRevision, caller, asked);
    return toWire(document);
  });

  app.fileEndpoint(marketReportFile, async ({ params, query }, { caller, database, loadedRevisions, signal }) => {
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const { format, look, ...options } = query;
    const asked = { market: params.market, options, product };
    const compose = () => makeReport(database, loadedRevision, caller, asked);
    const slides = { customer: caller.person.customerId, format, look };
    return documentWorker.print(inOwnSlides(database, slides, compose), format, signal);
  });
}
