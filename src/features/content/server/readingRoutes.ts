import type { FastifyInstance } from "fastify";
import { foundPassages } from "#content/foundPassages.ts";
import { noSuchItem } from "#content/itemRows.ts";
import { markContent } from "#content/marks.ts";
import { type ContentReader, publishedHeads, publishedItem } from "#content/publishedRows.ts";
import { searchContent } from "#content/searchContent.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Caller } from "#identity/caller.ts";
import { contentList, markPiece, oneContent } from "../contract.ts";
import { chooseContent } from "./chooseContent.ts";
import { presentListed, presentMarks, presentPiece } from "./presentContent.ts";

/** Nobody reads further down, and each costs a look through its text. */
const MOST_PASSAGES = 60;

export function readingRoutes(app: FastifyInstance): void {
  app.endpoint(contentList, async ({ query }, { caller, database }) => {
    const rows = await publishedHeads(database, readerOf(caller), query.kind ?? null);
    const ranks = await searchContent(database, query.q ?? "", query.language);
    const chosen = chooseContent(rows, query, ranks, new Date().toISOString().slice(0, 10));
    const shown = ranks === null ? [] : chosen.slice(0, MOST_PASSAGES).map(({ id }) => id);
    const passages = await foundPassages(database, query.q ?? "", shown, query.language);
    return { items: chosen.flatMap((row) => presentListed(row, query.language, passages.get(row.id))) };
  });

  app.endpoint(oneContent, async ({ params, query }, { caller, database }) => {
    const row = await publishedItem(database, readerOf(caller), params.kind, params.key);
    const piece = presentPiece(row, query.language);
    if (!piece) throw noSuchItem();
    return piece;
  });

  app.endpoint(markPiece, async ({ params, body }, { caller, database }) => {
    if (body.subscribed !== undefined && params.kind !== "publication")
      throw wrongInput([inputError("/body/subscribed", "unusable")]);
    const reader = readerOf(caller);
    const { id } = await publishedItem(database, reader, params.kind, params.key);
    await markContent(database, reader.person, id, body);
    return presentMarks(await publishedItem(database, reader, params.kind, params.key));
  });
}

function readerOf({ person, rights }: Caller): ContentReader {
  return { person: person.id, rights };
}
