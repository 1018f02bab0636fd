import type { FastifyInstance } from "fastify";
import type { Block, Inline } from "#domain/content/contentDocument.ts";
import {
  type ContentProperties,
  type ContentState,
  type ContentText,
  foreignProperties,
  textIn,
  titlesOf,
} from "#domain/content/contentItem.ts";
import type { ContentKind } from "#domain/content/contentKind.ts";
import { isSafeHref } from "#domain/content/safeHref.ts";
import { type Locale, LOCALES } from "#domain/taxonomy/name.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import { bringBackItem, deleteItem, publishItem, withdrawItem } from "#platform/content/changeStanding.ts";
import { itemName, type ItemRow, selectItem, selectItems } from "#platform/content/itemRows.ts";
import { addItem, changeItem } from "#platform/content/keepDraft.ts";
import { mayShowFile } from "#platform/content/mayShowFile.ts";
import type { Editor } from "#platform/content/recordContent.ts";
import { restoreVersion, selectVersions } from "#platform/content/versions.ts";
import type { Queryable } from "#platform/database/database.ts";
import { FILE_KINDS, type FileType, isImageType } from "#platform/files/fileKinds.ts";
import { aside } from "#platform/files/reading/readAside.ts";
import { receiveFile } from "#platform/files/receiveFile.ts";
import { noSuchFile, selectFile } from "#platform/files/storedFiles.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { contentItemsTable } from "../contract/contentItemsTable.ts";
import { LONGEST_TITLE } from "../contract/contentSchemas.ts";
import {
  addContentFile,
  addContentItem,
  changeContentItem,
  contentFile,
  contentItems,
  contentVersions,
  deleteContentItem,
  type EditedHead,
  type EditedItem,
  importContentFeed,
  oneContentItem,
  publishContentItem,
  restoreContentItem,
  restoreContentVersion,
  withdrawContentItem,
} from "../contract/editing.ts";
import { type ContentParts, tellContentFollowers } from "./contentParts.ts";
import type { Feed, FeedEntry, readFeed } from "./readFeed.ts";
import { readingRoutes } from "./readingRoutes.ts";

/** An item as its editors see it in the list. */
function presentItemHead(row: ItemRow): EditedHead {
  const { tags, properties, date, texts } = row.draft;
  return {
    id: String(row.id),
    kind: row.kind,
    key: row.key,
    title: LOCALES.map((language) => texts[language]?.title).find((title) => title !== undefined) ?? itemName(row),
    titles: titlesOf(texts),
    status: row.status,
    languages: LOCALES.filter((language) => texts[language]),
    tags: { verticals: [...tags.verticals], media: [...tags.media], seasons: [...tags.seasons] },
    properties: { ...properties, roles: properties.roles && [...properties.roles] },
    date,
    sample: row.sample,
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by,
    publishedAt: row.published_at?.toISOString() ?? null,
    publishAt: row.publish_at?.toISOString() ?? null,
    deleted: row.deleted_at !== null,
    version: row.version,
  };
}

/** The same with its texts. */
function presentItem(row: ItemRow): EditedItem {
  return { ...presentItemHead(row), texts: row.draft.texts };
}

function editingRoutes(app: FastifyInstance, parts: ContentParts): void {
  app.endpoint(
    contentItems,
    async (_, { database }) => ({ items: (await selectItems(database)).map(presentItemHead) }),
    { table: contentItemsTable },
  );

  app.endpoint(oneContentItem, async ({ params }, { database }) =>
    presentItem(await selectItem(database, Number(params.item))),
  );

  app.endpoint(addContentItem, async ({ body: { kind, key, ...state } }, { caller, database }) => {
    checkProperties(kind, state.properties);
    return presentItem(await addItem(database, kind, { key, state }, editorOf(caller)));
  });

  app.endpoint(changeContentItem, async ({ params, body: { version, key, ...state } }, { caller, database }) => {
    const { kind } = await selectItem(database, Number(params.item));
    checkProperties(kind, state.properties);
    return presentItem(await changeItem(database, Number(params.item), version, { key, state }, editorOf(caller)));
  });

  app.endpoint(deleteContentItem, async ({ params }, { caller, database }) => {
    await deleteItem(database, Number(params.item), editorOf(caller));
    return {};
  });

  app.endpoint(restoreContentItem, async ({ params }, { caller, database }) =>
    presentItem(await bringBackItem(database, Number(params.item), editorOf(caller))),
  );
  publishingRoutes(app, parts);
}

function publishingRoutes(app: FastifyInstance, parts: ContentParts): void {
  app.endpoint(publishContentItem, async ({ params, body: { at, ...how } }, { caller, database }) => {
    const when = at === null ? null : new Date(at);
    const item = await publishItem(database, Number(params.item), { ...how, at: when }, editorOf(caller));
    await tellContentFollowers(database, parts);
    return presentItem(item);
  });

  app.endpoint(withdrawContentItem, async ({ params }, { caller, database }) =>
    presentItem(await withdrawItem(database, Number(params.item), editorOf(caller))),
  );

  app.endpoint(contentVersions, async ({ params }, { database }) => {
    const item = await selectItem(database, Number(params.item));
    const versions = await selectVersions(database, item.id);
    return {
      items: versions.map(({ number, published_at, published_by, state }) => ({
        number,
        title: textIn(state.texts, "en-US")?.text.title ?? itemName(item),
        titles: titlesOf(state.texts),
        publishedAt: published_at.toISOString(),
        publishedBy: published_by,
        current: number === item.published,
      })),
    };
  });

  app.endpoint(restoreContentVersion, async ({ params, body: { version } }, { caller, database }) => {
    const chosen = { number: Number(params.number), version };
    const item: ItemRow = await restoreVersion(database, Number(params.item), chosen, editorOf(caller));
    return presentItem(item);
  });
}

function editorOf({ person: { id, name, email } }: Caller): Editor {
  return { id, name, email };
}

/** @throws Failure `invalid-input` for what belongs to other kinds */
function checkProperties(kind: ContentKind, properties: ContentProperties): void {
  const foreign = foreignProperties(kind, properties);
  if (foreign.length > 0) throw wrongInput(foreign.map((field) => inputError(`/body/properties/${field}`, "foreign")));
}

const LONGEST_SUMMARY = 600;

/** The draft of an issue made of a feed: each entry as a heading with its link and a paragraph. */
function feedIssue(
  { title, entries }: Feed,
  about: { readonly publication: string; readonly number: number; readonly date: string; readonly language: Locale },
): ContentState {
  const text: ContentText = {
    title: cut(title === "" ? `${about.publication} ${about.number}` : title, LONGEST_TITLE),
    summary: "",
    body: { type: "doc", content: entries.flatMap(blocksOf) },
  };
  return {
    tags: { verticals: [], media: [], seasons: [] },
    properties: { publication: about.publication, number: about.number },
    date: about.date,
    texts: { [about.language]: text },
  };
}

function blocksOf({ title, summary, link }: FeedEntry): Block[] {
  const name = cut(title === "" ? summary : title, LONGEST_TITLE);
  if (name === "") return [];
  const linked: Inline =
    link !== null && isSafeHref(link)
      ? { type: "text", text: name, marks: [{ type: "link", href: link }] }
      : { type: "text", text: name };
  const said = title === "" ? "" : cut(summary, LONGEST_SUMMARY);
  return [
    { type: "heading", level: 3, content: [linked] },
    ...(said === "" ? [] : [{ type: "paragraph", content: [{ type: "text", text: said }] } as const]),
  ];
}

function cut(text: string, longest: number): string {
  return text.length <= longest
    ? text
    : `${Array.from(text.slice(0, longest - 1))
        .join("")
        .trimEnd()}…`;
}

const reading = aside<typeof readFeed>(new URL("./readFeed.ts", import.meta.url), "readFeed");

function feedRoutes(app: FastifyInstance): void {
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

export function contentRoutes(app: FastifyInstance, parts: ContentParts): void {
  readingRoutes(app);
  editingRoutes(app, parts);
  fileRoutes(app, parts);
  feedRoutes(app);
}

const ACCEPTED = Object.keys(FILE_KINDS).filter((type): type is FileType => Object.hasOwn(FILE_KINDS, type));

function fileRoutes(app: FastifyInstance, { files }: ContentParts): void {
  app.bytesEndpoint(addContentFile, ({ query: { name } }, { caller, database }, bytes) =>
    receiveFile({ database, files }, { bytes, name, person: caller.person.id, accepts: ACCEPTED }),
  );

  app.fileEndpoint(contentFile, async ({ params }, { caller, database }) => {
    if (!(await mayShowFile(database, caller.rights, params.file))) throw noSuchFile();
    const { id, name, type, bytes: size, sha256 } = await selectFile(database, params.file);
    return {
      name,
      type,
      size,
      etag: sha256,
      shown: isImageType(type) ? "inline" : "attachment",
      open: async () => {
        const stream = await files.get(id);
        if (!stream) throw noSuchFile();
        return stream;
      },
    };
  });
}
