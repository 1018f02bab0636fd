import type { FastifyInstance } from "fastify";
import { foundPassages } from "#platform/content/foundPassages.ts";
import { noSuchItem } from "#platform/content/itemRows.ts";
import { markContent } from "#platform/content/marks.ts";
import { type ContentReader, publishedHeads, publishedItem, publishedItems } from "#platform/content/publishedRows.ts";
import { searchContent } from "#platform/content/searchContent.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { contentInsights, contentList, contentOnScreens, markIssues, markPiece, oneContent } from "../contract.ts";
import { chooseContent, isNow } from "./chooseContent.ts";
import { presentListed, presentMarks, presentPiece } from "./presentContent.ts";

/** Nobody reads further down, and each costs a look through its text. */
const MOST_PASSAGES = 60;

export function readingRoutes(app: FastifyInstance): void {
  app.endpoint(contentList, async ({ query }, { caller, database }) => {
    const rows = await publishedHeads(database, readerOf(caller), query.kind ?? null);
    const ranks = await searchContent(database, query.q ?? "", query.language);
    const chosen = chooseContent(rows, query, ranks, today());
    const shown = ranks === null ? [] : chosen.slice(0, MOST_PASSAGES).map(({ id }) => id);
    const passages = await foundPassages(database, query.q ?? "", shown, query.language);
    return { items: chosen.flatMap((row) => presentListed(row, query.language, passages.get(row.id))) };
  });

  app.endpoint(contentOnScreens, async ({ query: { language } }, { caller, database }) => {
    const rows = await publishedItems(database, readerOf(caller), ["banner", "section-text"]);
    return { items: rows.filter((row) => isNow(row, today())).flatMap((row) => presentPiece(row, language) ?? []) };
  });

  app.endpoint(contentInsights, async ({ params, query: { language } }, { caller, database }) => {
    const rows = await publishedItems(database, readerOf(caller), ["insight"]);
    const about = rows.filter(({ state }) => state.properties.subVertical === params.vertical);
    return { items: about.flatMap((row) => presentPiece(row, language) ?? []) };
  });

  app.endpoint(oneContent, async ({ params, query }, { caller, database }) => {
    const row = await publishedItem(database, readerOf(caller), params.kind, params.key);
    const piece = presentPiece(row, query.language);
    if (!piece) throw noSuchItem();
    return piece;
  });

  app.endpoint(markIssues, async ({ params, body: { read } }, { caller, database }) => {
    const reader = readerOf(caller);
    const { key } = await publishedItem(database, reader, "publication", params.key);
    const issues = await publishedHeads(database, reader, "issue");
    const changed = issues.filter(
      ({ state, read_at }) => state.properties.publication === key && (read_at !== null) !== read,
    );
    const ids = changed.map(({ id }) => id);
    await markContent(database, reader.person, ids, { read });
    return { changed: changed.map((issue) => issue.key) };
  });

  app.endpoint(markPiece, async ({ params, body }, { caller, database }) => {
    if (body.subscribed !== undefined && params.kind !== "publication")
      throw wrongInput([inputError("/body/subscribed", "unusable")]);
    const reader = readerOf(caller);
    const { id } = await publishedItem(database, reader, params.kind, params.key);
    await markContent(database, reader.person, [id], body);
    return presentMarks(await publishedItem(database, reader, params.kind, params.key));
  });
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}

function readerOf({ person, rights }: Caller): ContentReader {
  return { person: person.id, rights };
}
