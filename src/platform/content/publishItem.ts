import type { Queryable } from "#platform/database/database.ts";
import { type ContentState, publishFaults } from "#domain/content/contentItem.ts";
import { documentFiles } from "#domain/content/documentText.ts";
import { Failure, type InputError } from "#domain/failure.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { keepWords } from "./keepWords.ts";
import type { ItemRow } from "./itemRows.ts";

/**
 * Makes the draft of a locked item what readers see, as a version of its own, and forgets that it waited. Readers of a draft that is the version
 * they see already notice nothing.
 *
 * @returns the version's number
 * @throws Failure `invalid-input` for what misses a text or a property
 */
export async function publishDraft(transaction: Queryable, item: ItemRow, by: string): Promise<number> {
  checkComplete(item);
  const number = item.status === "published" ? item.published : null;
  return number ?? addVersion(transaction, item.id, item.draft, by);
}

async function addVersion(transaction: Queryable, id: number, state: ContentState, by: string): Promise<number> {
  const [made] = await transaction.query<{ number: number }>(
    `insert into content_version (content_item_id, number, state, files, published_by)
     select $1::int, coalesce(max(number), 0) + 1, $2::text::jsonb, $3::text[], $4::text
     from content_version where content_item_id = $1
     returning number`,
    [id, JSON.stringify(state), filesOf(state), by],
  );
  if (!made) throw new Error("The version was not kept.");
  await transaction.query(
    `update content_item set draft = $2::text::jsonb, published = $3, publish_at = null, version = version + 1, changed_at = now(), changed_by = $4
     where content_item_id = $1`,
    [id, JSON.stringify(state), made.number, by],
  );
  await keepWords(transaction, id, state.texts);
  return made.number;
}

/** What a state still needs before readers may see it. @throws Failure `invalid-input` */
export function checkComplete({ kind, draft }: Pick<ItemRow, "kind" | "draft">): void {
  const faults = publishFaults(kind, draft).map(
    ({ field }): InputError =>
      field === "texts"
        ? { pointer: "/body/texts/en-US", message: "Needs an English text before it can be published.", code: "empty" }
        : { pointer: `/body/properties/${field}`, message: "Must not be empty.", code: "empty" },
  );
  if (faults.length === 0) return;
  throw new Failure("invalid-input", faults.map(({ pointer, message }) => `${pointer}: ${message}`).join("; "), faults);
}

/** The stored files that a state shows or offers, each once. */
export function filesOf({ properties: { cover, file }, texts }: ContentState): string[] {
  const shown = LOCALES.flatMap((language) => {
    const text = texts[language];
    return text ? documentFiles(text.body) : [];
  });
  return [...new Set([cover, file, ...shown].filter((id) => id !== undefined))];
}
