import { type ContentState, EMPTY_TAGS } from "#domain/content/contentItem.ts";
import { contentKeyOf } from "#domain/content/contentKind.ts";
import { isMedium } from "#domain/taxonomy/mediumById.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { isVertical } from "#domain/taxonomy/verticalById.ts";
import type { EditedItem } from "../contract/editing.ts";

/** What an editor types of a piece. */
export interface ItemDraft extends ContentState {
  /** Empty as long as it follows the English title. */
  readonly key: string;
}

/** The draft of a piece as it is kept. */
export function draftOf({ key, tags, properties, date, texts }: EditedItem): ItemDraft {
  return { key, tags, properties, date, texts };
}

/** The draft of a piece that is begun. */
export function newDraft(today: string): ItemDraft {
  return { key: "", tags: EMPTY_TAGS, properties: {}, date: today, texts: {} };
}

/**
 * What is sent of a draft: languages in which nothing was written are left out, as are properties that were emptied, and a key that was not given is made of
 * the title.
 */
export function sentDraft({ key, tags, properties, date, texts }: ItemDraft) {
  const written = LOCALES.flatMap((language) => {
    const text = texts[language];
    const isEmpty = !text || (text.title.trim() === "" && text.summary.trim() === "" && text.body.content.length === 0);
    return isEmpty ? [] : [[language, text] as const];
  });
  const title = written[0]?.[1].title ?? "";
  return {
    key: key.trim() === "" ? contentKeyOf(title) : key.trim(),
    tags: {
      verticals: tags.verticals.filter(isVertical),
      media: tags.media.filter(isMedium),
      seasons: [...tags.seasons],
    },
    properties: Object.fromEntries(
      Object.entries(properties).filter(([, value]) => value !== undefined && value !== ""),
    ),
    date,
    texts: Object.fromEntries(written),
  };
}

/** Whether two drafts say the same, in whatever order the store keeps the fields. */
export function isSameDraft(one: ItemDraft, other: ItemDraft): boolean {
  return one.key === other.key && inOrder(sentDraft(one)) === inOrder(sentDraft(other));
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
