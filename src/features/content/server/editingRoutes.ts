import type { FastifyInstance } from "fastify";
import { bringBackItem, deleteItem, publishItem, withdrawItem } from "#platform/content/changeStanding.ts";
import { itemName, type ItemRow, selectItem, selectItems } from "#platform/content/itemRows.ts";
import { addItem, changeItem } from "#platform/content/keepDraft.ts";
import type { Editor } from "#platform/content/recordContent.ts";
import { restoreVersion, selectVersions } from "#platform/content/versions.ts";
import { textIn, titlesOf, foreignProperties, type ContentProperties } from "#domain/content/contentItem.ts";
import type { ContentKind } from "#domain/content/contentKind.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { contentItemsTable } from "../contract/contentItemsTable.ts";
import {
  addContentItem,
  changeContentItem,
  contentItems,
  contentVersions,
  deleteContentItem,
  oneContentItem,
  publishContentItem,
  restoreContentItem,
  restoreContentVersion,
  withdrawContentItem,
} from "../contract/editing.ts";
import { type ContentParts, tellContentFollowers } from "./contentParts.ts";
import { presentItem, presentItemHead } from "./presentItem.ts";

export function editingRoutes(app: FastifyInstance, parts: ContentParts): void {
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

export function editorOf({ person: { id, name, email } }: Caller): Editor {
  return { id, name, email };
}

/** @throws Failure `invalid-input` for what belongs to other kinds */
function checkProperties(kind: ContentKind, properties: ContentProperties): void {
  const foreign = foreignProperties(kind, properties);
  if (foreign.length > 0) throw wrongInput(foreign.map((field) => inputError(`/body/properties/${field}`, "foreign")));
}
