import type { FastifyInstance } from "fastify";
import { noSuchItem } from "#platform/content/itemRows.ts";
import { markContent } from "#platform/content/marks.ts";
import { type ContentReader, publishedHeads, publishedItem } from "#platform/content/publishedRows.ts";
import { searchContent } from "#platform/content/searchContent.ts";
import { teamAidOf } from "#domain/sellingAids/teamAid.ts";
import type { FileStore } from "#platform/files/fileStore.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import { AID_FILE_TYPES, type AidHead, aidFile, sellingAid, sellingAids, useAid } from "../contract.ts";
import { aidPictures } from "./aidPictures.ts";
import { countDownload, noteAidUse, selectAidUse } from "./aidRows.ts";
import { coOpRoutes } from "./coOpRoutes.ts";
import { filledDocument, filledText, fillAid } from "./makeAidFile.ts";
import { presentAid, presentAidHead, presentUse } from "./presentAid.ts";
import { presentTeamAid, presentTeamPiece, presentTeamUse } from "./team/presentTeamAid.ts";
import { teamAidRoutes } from "./team/teamAidRoutes.ts";
import { noteTeamAidUse, searchTeamAids, selectTeamAid, selectTeamAids } from "./team/teamLibrary.ts";

interface AidParts {
  readonly documentWorker: DocumentWorker;
  /** What the product calls itself in files. */
  readonly product: string;
  /** The folder of the content that comes with the product. */
  readonly starter: string;
  /** Where the files of teams are kept. */
  readonly files: FileStore;
}

export function sellingAidsRoutes(app: FastifyInstance, { documentWorker, product, starter, files }: AidParts): void {
  coOpRoutes(app, starter);
  teamAidRoutes(app, files);

  app.endpoint(sellingAids, async ({ query: { q = "", language } }, { caller, database }) => {
    const rows = await publishedHeads(database, readerOf(caller), "aid");
    const use = await selectAidUse(database, caller.person.id);
    const written = rows.map((row) => ({ id: row.id, aid: presentAidHead(row, use.get(row.id), language) }));
    const brought = await selectTeamAids(database, caller);
    const team = brought.map((row) => ({ id: row.id, aid: presentTeamAid(row, caller.person, language) }));
    const ranked = [
      ...withRanks(written, await searchContent(database, q, language)),
      ...withRanks(team, await searchTeamAids(database, caller.person.customerId, q)),
    ];
    return { items: ranked.toSorted((a, b) => b.rank - a.rank || newerFirst(a.aid, b.aid)).map(({ aid }) => aid) };
  });

  app.endpoint(sellingAid, async ({ params, query }, { caller, database }) => {
    const ofTeam = teamAidOf(params.aid);
    if (ofTeam !== null)
      return presentTeamPiece(await selectTeamAid(database, caller, ofTeam), caller.person, query.language);
    const row = await publishedItem(database, readerOf(caller), "aid", params.aid);
    const use = await selectAidUse(database, caller.person.id);
    const piece = presentAid(row, use.get(row.id), query.language);
    if (!piece) throw noSuchItem();
    return piece;
  });

  app.endpoint(useAid, async ({ params, body }, { caller, database }) => {
    const { opened, favourite, stars } = body;
    const reader = readerOf(caller);
    const ofTeam = teamAidOf(params.aid);
    if (ofTeam !== null) {
      await selectTeamAid(database, caller, ofTeam);
      await noteTeamAidUse(database, reader.person, ofTeam, body);
      return presentTeamUse(await selectTeamAid(database, caller, ofTeam));
    }
    const { id } = await publishedItem(database, reader, "aid", params.aid);
    if (opened !== undefined || stars !== undefined) await noteAidUse(database, reader.person, id, { opened, stars });
    if (favourite !== undefined) await markContent(database, reader.person, [id], { saved: favourite });
    const use = await selectAidUse(database, reader.person);
    return presentUse(await publishedItem(database, reader, "aid", params.aid), use.get(id));
  });

  app.fileEndpoint(aidFile, async ({ params, query }, { caller, database, loadedRevisions, signal }) => {
    const item = await publishedItem(database, readerOf(caller), "aid", params.aid);
    const loadedRevision = await loadedRevisions.byId(query.revision);
    const { format, ...asked } = query;
    const filled = await fillAid(database, loadedRevision, caller, { item, market: params.market, asked, product });
    const isText = format === "txt" || format === "eml";
    const pictures = isText ? new Map() : await aidPictures(database, files, filled.aid.body);
    const document = filledDocument(filled, format === "pptx", pictures);
    const file = isText
      ? {
          name: `${document.about.fileName}.${format}`,
          type: AID_FILE_TYPES[format],
          bytes: filledText(filled, format),
        }
      : await documentWorker.print(() => document, format, signal);
    // Who looks as somebody else leaves no trace.
    if (!caller.viewedBy) await countDownload(database, caller.person.id, item.id);
    return file;
  });
}

/** What was found with how well it fits; all of it alike where nothing was asked. */
function withRanks(
  rows: readonly { readonly id: number; readonly aid: AidHead | null }[],
  ranks: ReadonlyMap<number, number> | null,
): { readonly aid: AidHead; readonly rank: number }[] {
  return rows.flatMap(({ id, aid }) => {
    const rank = ranks ? ranks.get(id) : 0;
    return aid && rank !== undefined ? [{ aid, rank }] : [];
  });
}

const newerFirst = (a: AidHead, b: AidHead) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0);

function readerOf({ person, rights }: Caller): ContentReader {
  return { person: person.id, rights };
}
