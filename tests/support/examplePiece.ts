import type { ContentDocument } from "#domain/content/contentDocument.ts";
import type { ContentProperties, ContentState, ContentTags, ContentTexts } from "#domain/content/contentItem.ts";
import type { ContentKind } from "#domain/content/contentKind.ts";
import type { StarterPiece } from "#features/content/server/starter/readStarter.ts";

/** What a test wants to be true of a piece; the rest is filled in. */
export interface PieceFacts {
  readonly title?: string;
  readonly text?: string;
  readonly date?: string;
  readonly tags?: Partial<ContentTags>;
  readonly properties?: ContentProperties;
  /** In place of the English text alone. */
  readonly texts?: ContentTexts;
}

export function documentOf(...paragraphs: readonly string[]): ContentDocument {
  return {
    type: "doc",
    content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })),
  };
}

export function stateOf({
  title = "Title",
  text = "Text",
  date = "2026-11-02",
  ...facts
}: PieceFacts = {}): ContentState {
  return {
    tags: { verticals: [], media: [], seasons: [], ...facts.tags },
    properties: facts.properties ?? {},
    date,
    texts: facts.texts ?? { "en-US": { title, summary: "", body: documentOf(text) } },
  };
}

/** A piece as starter content would bring it. */
export function pieceOf(kind: ContentKind, key: string, facts: PieceFacts = {}): StarterPiece {
  const state = stateOf({ title: key, ...facts });
  return { kind, key, sample: false, state, hash: JSON.stringify(state) };
}
