import type { Block, ContentDocument, Inline, TextNode } from "./contentDocument.ts";

/** All that a document says as plain text, a line for each block: for search, mails and files of text. */
export function documentText({ content }: ContentDocument): string {
  return content.map(blockText).join("\n");
}

export function blockText(block: Block): string {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return inlineText(block.content);
    case "bulletList":
    case "orderedList":
      return block.content.map(({ content }) => content.map(blockText).join("\n")).join("\n");
    case "blockquote":
    case "callout":
      return block.content.map(blockText).join("\n");
    case "table":
      return block.content.map(({ content }) => content.map((cell) => inlineText(cell.content)).join(" ")).join("\n");
    case "image":
      return block.alt;
    default:
      return "";
  }
}

export function inlineText(content: readonly Inline[]): string {
  return content.map((inline) => (inline.type === "text" ? inline.text : "\n")).join("");
}

/** Every piece of text of a document, in reading order. */
export function textNodes({ content }: ContentDocument): TextNode[] {
  return allBlocks(content)
    .flatMap(inlinesOf)
    .filter((inline) => inline.type === "text");
}

/** Where a document links to, each address once. */
export function documentLinks(document: ContentDocument): string[] {
  const marks = textNodes(document).flatMap((node) => node.marks ?? []);
  return [...new Set(marks.flatMap((mark) => (mark.type === "link" ? [mark.href] : [])))];
}

/** The stored files that a document shows, each once. */
export function documentFiles({ content }: ContentDocument): string[] {
  return [...new Set(allBlocks(content).flatMap((block) => (block.type === "image" ? [block.file] : [])))];
}

/** Blocks with those inside them, each before what it holds. */
function allBlocks(content: readonly Block[]): Block[] {
  return content.flatMap((block) => {
    switch (block.type) {
      case "bulletList":
      case "orderedList":
        return [block, ...block.content.flatMap((item) => allBlocks(item.content))];
      case "blockquote":
      case "callout":
        return [block, ...allBlocks(block.content)];
      default:
        return [block];
    }
  });
}

function inlinesOf(block: Block): readonly Inline[] {
  if (block.type === "paragraph" || block.type === "heading") return block.content;
  if (block.type === "table") return block.content.flatMap(({ content }) => content.flatMap((cell) => cell.content));
  return [];
}
