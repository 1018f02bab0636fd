import type { JSONContent } from "@tiptap/core";
import {
  type Block,
  CALLOUT_TONES,
  type ContentDocument,
  type Inline,
  type ListItem,
  type Mark,
  type TableCell,
  type TableRow,
} from "#domain/content/contentDocument.ts";
import { isSafeHref } from "#domain/content/safeHref.ts";

/** What the editor holds, as a document of ours. Whatever the editor may know and documents do not is left out, its text kept. */
export function fromTiptap(editor: JSONContent): ContentDocument {
  const content = (editor.content ?? []).flatMap(blocksOf);
  // The editor keeps an empty paragraph at the end for the cursor to go to.
  const last = content.findLastIndex((block) => block.type !== "paragraph" || block.content.length > 0);
  return { type: "doc", content: content.slice(0, last + 1) };
}

function blocksOf(node: JSONContent): Block[] {
  switch (node.type) {
    case "paragraph":
      return [{ type: "paragraph", content: inlinesOf(node) }];
    case "heading":
      return [{ type: "heading", level: node.attrs?.["level"] === 3 ? 3 : 2, content: inlinesOf(node) }];
    case "bulletList":
    case "orderedList":
      return [{ type: node.type, content: (node.content ?? []).map(itemOf) }];
    case "blockquote":
      return [{ type: "blockquote", content: (node.content ?? []).flatMap(blocksOf) }];
    case "callout":
      return [{ type: "callout", tone: toneOf(node), content: (node.content ?? []).flatMap(blocksOf) }];
    case "table":
      return tableOf(node);
    case "storedImage": {
      const { file, alt } = node.attrs ?? {};
      return [{ type: "image", file: String(file ?? ""), alt: String(alt ?? "") }];
    }
    case "horizontalRule":
      return [{ type: "rule" }];
    default:
      return (node.content ?? []).flatMap(blocksOf);
  }
}

function itemOf(node: JSONContent): ListItem {
  return { type: "listItem", content: (node.content ?? []).flatMap(blocksOf) };
}

function toneOf({ attrs }: JSONContent) {
  return CALLOUT_TONES.find((tone) => tone === attrs?.["tone"]) ?? "note";
}

/** Every row gets as many cells as the longest; cells that were one across several places are that many. */
function tableOf({ content = [] }: JSONContent): Block[] {
  const rows = content.map((row) => (row.content ?? []).flatMap(cellsOf));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  if (width === 0) return [];
  const empty: TableCell = { type: "tableCell", header: false, content: [] };
  const filled = rows.map(
    (cells): TableRow => ({
      type: "tableRow",
      content: [...cells, ...Array.from({ length: width - cells.length }, () => empty)],
    }),
  );
  return [{ type: "table", content: filled }];
}

function cellsOf(node: JSONContent): TableCell[] {
  const header = node.type === "tableHeader";
  const lines = (node.content ?? []).map(inlinesOf);
  const content = lines.flatMap((line, at): Inline[] => (at === 0 ? line : [{ type: "break" }, ...line]));
  const across = Math.max(1, Number(node.attrs?.["colspan"] ?? 1));
  const more = Array.from({ length: across - 1 }, (): TableCell => ({ type: "tableCell", header, content: [] }));
  return [{ type: "tableCell", header, content }, ...more];
}

function inlinesOf({ content = [] }: JSONContent): Inline[] {
  return content.flatMap((node): Inline[] => {
    if (node.type === "hardBreak") return [{ type: "break" }];
    if (node.type !== "text" || !node.text) return [];
    const marks = (node.marks ?? []).flatMap(markOf);
    return [marks.length === 0 ? { type: "text", text: node.text } : { type: "text", text: node.text, marks }];
  });
}

function markOf({ type, attrs }: NonNullable<JSONContent["marks"]>[number]): Mark[] {
  if (type === "bold" || type === "italic" || type === "code") return [{ type }];
  const href: unknown = attrs?.["href"];
  return type === "link" && typeof href === "string" && isSafeHref(href) ? [{ type: "link", href }] : [];
}
