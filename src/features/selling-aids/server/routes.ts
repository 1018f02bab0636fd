import type { FastifyInstance } from "fastify";
import { noSuchItem } from "#content/itemRows.ts";
import { markContent } from "#content/marks.ts";
import { type ContentReader, publishedHeads, publishedItem } from "#content/publishedRows.ts";
import { searchContent } from "#content/searchContent.ts";
import type { Caller } from "#identity/caller.ts";
import type { Press } from "#reports/press.ts";
import { AID_FILE_TYPES, aidFile, sellingAid, sellingAids, useAid } from "../contract.ts";
import { countDownload, noteAidUse, selectAidUse } from "./aidRows.ts";
import { coOpRoutes } from "./coOpRoutes.ts";
import { filledDocument, filledText, fillAid } from "./makeAidFile.ts";
import { presentAid, presentAidHead, presentUse } from "./presentAid.ts";

interface AidParts {
  readonly press: Press;
  /** What the product calls itself in files. */
  readonly product: string;
  /** The folder of the content that comes with the product. */
  readonly starter: string;
}

export function sellingAidsRoutes(app: FastifyInstance, { press, product, starter }: AidParts): void {
  coOpRoutes(app, starter);

  app.endpoint(sellingAids, async ({ query: { q = "", language } }, { caller, database }) => {
    const rows = await publishedHeads(database, readerOf(caller), "aid");
    const ranks = await searchContent(database, q, language);
    const use = await selectAidUse(database, caller.person.id);
    const found = ranks
      ? rows.filter(({ id }) => ranks.has(id)).toSorted((a, b) => (ranks.get(b.id) ?? 0) - (ranks.get(a.id) ?? 0))
      : rows;
    return { items: found.flatMap((row) => presentAidHead(row, use.get(row.id), language) ?? []) };
  });

  app.endpoint(sellingAid, async ({ params, query }, { caller, database }) => {
    const row = await publishedItem(database, readerOf(caller), "aid", params.aid);
    const use = await selectAidUse(database, caller.person.id);
    const piece = presentAid(row, use.get(row.id), query.language);
    if (!piece) throw noSuchItem();
    return piece;
  });

  app.endpoint(useAid, async ({ params, body }, { caller, database }) => {
    const reader = readerOf(caller);
    const { id } = await publishedItem(database, reader, "aid", params.aid);
    const { opened, favourite, stars } = body;
    if (opened !== undefined || stars !== undefined) await noteAidUse(database, reader.person, id, { opened, stars });
    if (favourite !== undefined) await markContent(database, reader.person, [id], { saved: favourite });
    const use = await selectAidUse(database, reader.person);
    return presentUse(await publishedItem(database, reader, "aid", params.aid), use.get(id));
  });

  app.fileEndpoint(aidFile, async ({ params, query }, { caller, database, publications }) => {
    const item = await publishedItem(database, readerOf(caller), "aid", params.aid);
    const publication = await publications.byId(query.revision);
    const { format, ...asked } = query;
    const filled = await fillAid(database, publication, caller, { item, market: params.market, asked, product });
    const document = filledDocument(filled, format === "pptx");
    const bytes =
      format === "txt" || format === "eml" ? filledText(filled, format) : await press.print(document, format);
    // Who looks as somebody else leaves no trace.
    if (!caller.viewedBy) await countDownload(database, caller.person.id, item.id);
    return { name: `${document.about.fileName}.${format}`, type: AID_FILE_TYPES[format], bytes };
  });
}

function readerOf({ person, rights }: Caller): ContentReader {
  return { person: person.id, rights };
}
