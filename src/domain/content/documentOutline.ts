import type { Block, ContentDocument, Heading } from "./contentDocument.ts";
import { contentKeyOf } from "./contentKind.ts";
import { blockText, inlineText } from "./documentText.ts";

/** A heading that can be jumped to. */
export interface OutlineEntry {
  /** Once per document; part of the address. */
  readonly id: string;
  readonly title: string;
  readonly level: Heading["level"];
}

/** The headings of a document in reading order, each with an id made of its words. */
export function documentOutline({ content }: ContentDocument): OutlineEntry[] {
  const used = new Map<string, number>();
  return content.filter(isHeading).map(({ level, content: words }) => {
    const title = inlineText(words);
    const key = contentKeyOf(title) || "part";
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return { id: count === 1 ? key : `${key}-${count}`, title, level };
  });
}

export function isHeading(block: Block): block is Heading {
  return block.type === "heading";
}

/** Words that a person reads in a minute, of a text that is to be understood. */
const WORDS_A_MINUTE = 220;

/** How long a document takes to read, in whole minutes; one at least. */
export function readingMinutes({ content }: ContentDocument): number {
  const words = content.map(blockText).join(" ").match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
}
