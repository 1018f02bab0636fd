import type { FastifyInstance } from "fastify";
import { addItem } from "#platform/content/keepDraft.ts";
import type { Queryable } from "#platform/database/database.ts";
import { aside } from "#platform/files/reading/readAside.ts";
import { importContentFeed } from "../contract/editing.ts";
import { editorOf } from "./editingRoutes.ts";
import { feedIssue } from "./feedIssue.ts";
import { presentItem } from "./presentItem.ts";
import type { readFeed } from "./readFeed.ts";

const reading = aside<typeof readFeed>(new URL("./readFeed.ts", import.meta.url), "readFeed");

export function feedRoutes(app: FastifyInstance): void {
  app.bytesEndpoint(importContentFeed, async ({ query: { publication, language } }, { caller, database }, bytes) => {
    const feed = await reading([await wholeOf(bytes)]);
    const number = await nextNumber(database, publication);
    const date = new Date().toISOString().slice(0, 10);
    const state = feedIssue(feed, { publication, number, date, language });
    const key = `${publication}-${number}`;
    return presentItem(await addItem(database, "issue", { key, state }, editorOf(caller)));
  });
}

/** The number after the highest that an issue of the publication has, drafts and deleted ones included. */
async function nextNumber(store: Queryable, publication: string): Promise<number> {
  const [row] = await store.query<{ number: number }>(
    `select coalesce(max((draft -> 'properties' ->> 'number')::int), 0) + 1 as number from content_item
     where kind = 'issue' and draft -> 'properties' ->> 'publication' = $1`,
    [publication],
  );
  return row?.number ?? 1;
}

async function wholeOf(bytes: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for await (const part of bytes) parts.push(part);
  return Buffer.concat(parts);
}
