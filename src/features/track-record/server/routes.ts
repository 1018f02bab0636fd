import type { FastifyInstance } from "fastify";
import { trackRecordDocument } from "#documents/trackRecord/trackRecordDocument.ts";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import { isOffered } from "#domain/access/access.ts";
import { marketRecordsTable, scoresTable } from "#domain/trackRecord/recordTables.ts";
import { brandFor } from "#revisions/reader/brandFor.ts";
import { inOwnSlides } from "#revisions/reader/ownSlidesFor.ts";
import { localeFor } from "#revisions/reader/reader.ts";
import { wordsFor } from "#revisions/reader/wordsFor.ts";
import { recordSummariesFor, trackRecordFor } from "#revisions/trackRecord/trackRecordFor.ts";
import { marketTrackRecords, trackRecord, trackRecordFile } from "../contract.ts";

export interface TrackRecordSetting {
  readonly documentWorker: DocumentWorker;
  /** What the product is called. */
  readonly product: string;
}

export function trackRecordRoutes(app: FastifyInstance, { documentWorker, product }: TrackRecordSetting): void {
  app.endpoint(
    trackRecord,
    ({ params }, { caller, database, loadedRevisions }) => {
      const reader = { loadedRevision: loadedRevisions.current(), verticals: caller.rights.verticals };
      return trackRecordFor(database, reader, params.market);
    },
    { table: scoresTable },
  );

  app.fileEndpoint(trackRecordFile, async ({ params, query }, { caller, database, loadedRevisions, signal }) => {
    const loadedRevision = loadedRevisions.current();
    const { format, part, locale } = query;
    const compose = async () =>
      trackRecordDocument({
        record: await trackRecordFor(database, { loadedRevision, verticals: caller.rights.verticals }, params.market),
        part,
        revision: loadedRevision.revision,
        words: await wordsFor(loadedRevision, localeFor(caller, locale)),
        brand: await brandFor(database, caller.person.customerId, product),
        madeAt: new Date().toISOString(),
      });
    return documentWorker.print(
      inOwnSlides(database, { customer: caller.person.customerId, format }, compose),
      format,
      signal,
    );
  });

  app.endpoint(
    marketTrackRecords,
    async ({ query: { kind } }, { caller, database, loadedRevisions }) => {
      const { rights } = caller;
      const loadedRevision = loadedRevisions.current();
      const markets = [...loadedRevision.markets.values()].filter(
        (market) => market.kind === kind && isOffered(rights, market),
      );
      const ids = markets.map(({ id }) => id);
      const found = await recordSummariesFor(database, { loadedRevision, verticals: rights.verticals }, ids);
      return { items: [...found].map(([market, summary]) => ({ market, ...summary })) };
    },
    { table: ({ items }) => marketRecordsTable(items) },
  );
}
