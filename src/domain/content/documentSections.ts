import type { Block, ContentDocument } from "./contentDocument.ts";
import { inlineText } from "./documentText.ts";

/** A part of a document under a heading of the second level; an issue has its sections so, and a deck its slides. */
export interface DocumentSection {
  /** Null for what stands before the first heading. */
  readonly title: string | null;
  readonly content: readonly Block[];
}

/** A document cut at its headings of the second level. */
export function documentSections({ content }: ContentDocument): DocumentSection[] {
  const heads = content.flatMap((block, at) => (block.type === "heading" && block.level === 2 ? [at] : []));
  const [first = content.length] = heads;
  const opening = first > 0 ? [{ title: null, content: content.slice(0, first) }] : [];
  const rest = heads.map((at, index) => {
    const head = content[at];
    const title = head?.type === "heading" ? inlineText(head.content) : "";
    return { title, content: content.slice(at + 1, heads[index + 1]) };
  });
  return [...opening, ...rest];
}
