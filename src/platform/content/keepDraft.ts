import type { Database, Queryable } from "#platform/database/database.ts";
import type { ContentState } from "#domain/content/contentItem.ts";
import type { ContentKind } from "#domain/content/contentKind.ts";
import { Failure } from "#domain/failure.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import { type ItemRow, lockItem, selectItem } from "./itemRows.ts";
import { filesOf } from "./publishItem.ts";
import { type Editor, recordContent } from "./recordContent.ts";

/** What an editor writes of an item. */
export interface GivenItem {
  readonly key: string;
  readonly state: ContentState;
}

/**
 * Adds an item as a draft.
 *
 * @throws Failure `already-exists` where its kind has that key, `invalid-input` for files and publications that there are not
 */
export function addItem(
  database: Database,
  kind: ContentKind,
  { key, state }: GivenItem,
  by: Editor,
): Promise<ItemRow> {
  return database.transaction(async (transaction) => {
    await checkNamed(transaction, state);
    await checkKey(transaction, kind, key, null);
    const [made] = await transaction.query<{ id: number }>(
      `insert into content_item (kind, key, draft, changed_by) values ($1, $2, $3::text::jsonb, $4)
       returning content_item_id as id`,
      [kind, key, JSON.stringify(state), by.name],
    );
    if (!made) throw new Error("The item was not kept.");
    const item = await selectItem(transaction, made.id);
    await recordContent(transaction, item, by, "content.created");
    return item;
  });
}

/**
 * Keeps a new state of an item's draft. Readers see nothing of it until it is published.
 *
 * @param version what the editor saw
 * @throws Failure `not-found`, `conflict`, `already-exists`, `invalid-input`
 */
export function changeItem(
  database: Database,
  id: number,
  version: number,
  { key, state }: GivenItem,
  by: Editor,
): Promise<ItemRow> {
  return database.transaction(async (transaction) => {
    const before = await lockItem(transaction, id, version);
    const changed = changedParts(before, { key, state });
    if (changed.length === 0) return before;
    await checkNamed(transaction, state);
    await checkKey(transaction, before.kind, key, id);
    return keepState(transaction, before, { key, state }, by, () => ({
      action: "content.changed",
      after: { changed },
    }));
  });
}

/** What is noted of a new state in the audit log. */
type Noted = () => { readonly action: "content.changed" | "content.versionRestored"; readonly after: object };

/** Writes a state into a locked item, whose starter content it no longer is. */
export async function keepState(
  transaction: Queryable,
  { id }: ItemRow,
  { key, state }: GivenItem,
  by: Editor,
  noted: Noted,
): Promise<ItemRow> {
  await transaction.query(
    `update content_item set key = $2, draft = $3::text::jsonb, starter = null, version = version + 1, changed_at = now(),
       changed_by = $4 where content_item_id = $1`,
    [id, key, JSON.stringify(state), by.name],
  );
  const item = await selectItem(transaction, id);
  const { action, after } = noted();
  await recordContent(transaction, item, by, action, { ...after });
  return item;
}

/** The parts of an item that differ: languages by their names. */
function changedParts({ key, draft }: ItemRow, after: GivenItem): string[] {
  const differs = (a: unknown, b: unknown) => JSON.stringify(ordered(a)) !== JSON.stringify(ordered(b));
  return [
    ...(key === after.key ? [] : ["key"]),
    ...(["tags", "properties", "date"] as const).filter((part) => differs(draft[part], after.state[part])),
    ...LOCALES.filter((language) => differs(draft.texts[language], after.state.texts[language])),
  ];
}

/** The same value with the names of its fields in order; the store keeps them in an order of its own. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(fields.map(([name, inner]) => [name, ordered(inner)]));
}

async function checkKey(transaction: Queryable, kind: ContentKind, key: string, id: number | null): Promise<void> {
  const [other] = await transaction.query(
    `select 1 from content_item where kind = $1 and key = $2 and deleted_at is null and content_item_id is distinct from $3`,
    [kind, key, id],
  );
  if (other) throw new Failure("already-exists", `There is already a ${kind} with the key "${key}".`);
}

/** Makes sure that everything a state names is there. */
async function checkNamed(transaction: Queryable, state: ContentState): Promise<void> {
  const files = filesOf(state);
  const known = await transaction.query<{ id: string }>(
    // Locked, so that the sweep of unused files leaves them alone until the draft stands there.
    "select stored_file_id as id from stored_file where stored_file_id = any($1::text[]) for share",
    [files],
  );
  const missing = files.filter((file) => !known.some(({ id }) => id === file));
  if (missing.length > 0) throw wrongInput(missing.map(() => inputError("/body/texts", "file-unknown")));
  const { publication } = state.properties;
  if (publication === undefined) return;
  const [series] = await transaction.query(
    "select 1 from content_item where kind = 'publication' and key = $1 and deleted_at is null",
    [publication],
  );
  if (!series) throw wrongInput([inputError("/body/properties/publication", "publication-unknown")]);
}
