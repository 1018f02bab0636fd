import type { JSONContent } from "@tiptap/core";
import type { Block, ContentDocument, Inline, ListItem, TableRow } from "#domain/content/contentDocument.ts";

/** A document of ours as the editor holds it. */
export function toTiptap({ content }: ContentDocument): JSONContent {
  return { type: "doc", content: content.length === 0 ? [{ type: "paragraph" }] : content.map(blockOf) };
}

function blockOf(block: Block): JSONContent {
  switch (block.type) {
    case "paragraph":
      return { type: "paragraph", content: block.content.map(inlineOf) };
    case "heading":
      return { type: "heading", attrs: { level: block.level }, content: block.content.map(inlineOf) };
    case "bulletList":
    case "orderedList":
      return { type: block.type, content: block.content.map(itemOf) };
    case "blockquote":
      return { type: "blockquote", content: filled(block.content) };
    case "callout":
      return { type: "callout", attrs: { tone: block.tone }, content: filled(block.content) };
    case "table":
      return { type: "table", content: block.content.map(rowOf) };
    case "image":
      return { type: "storedImage", attrs: { file: block.file, alt: block.alt } };
    default:
      return { type: "horizontalRule" };
  }
}

/** What holds blocks holds one at least in the editor, for the cursor to stand in. */
function filled(content: readonly Block[]): JSONContent[] {
  return content.length === 0 ? [{ type: "paragraph" }] : content.map(blockOf);
}

/** The editor's items begin with a paragraph. */
function itemOf({ content }: ListItem): JSONContent {
  const blocks = filled(content);
  return { type: "listItem", content: blocks[0]?.type === "paragraph" ? blocks : [{ type: "paragraph" }, ...blocks] };
}

function rowOf({ content }: TableRow): JSONContent {
  return {
    type: "tableRow",
    content: content.map((cell) => ({
      type: cell.header ? "tableHeader" : "tableCell",
      content: [{ type: "paragraph", content: cell.content.map(inlineOf) }],
    })),
  };
}

function inlineOf(inline: Inline): JSONContent {
  if (inline.type === "break") return { type: "hardBreak" };
  const marks = (inline.marks ?? []).map((mark) =>
    mark.type === "link" ? { type: "link", attrs: { href: mark.href } } : { type: mark.type },
  );
  return marks.length === 0 ? { type: "text", text: inline.text } : { type: "text", text: inline.text, marks };
}
