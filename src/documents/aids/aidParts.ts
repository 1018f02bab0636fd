import type { Block, Inline, ListItem, Mark, TableBlock } from "#domain/content/contentDocument.ts";
import { isAppPath, isSafeHref } from "#domain/content/safeHref.ts";
import { inlineText } from "#domain/content/documentText.ts";
import type { FigurePart, PassageBlock, Picture, ReportPart, ReportTable, TextRun } from "../document.ts";

/** Pictures of a text by the ids of their stored files. */
export type AidPictures = ReadonlyMap<string, Picture>;

/** What stands in a section of an aid, as parts of a page or slides: text with its marks, pictures and tables in their order. */
export function aidParts(content: readonly Block[], pictures: AidPictures): ReportPart[] {
  const parts: ReportPart[] = [];
  for (const block of content) {
    const part = apart(block, pictures);
    if (part) {
      parts.push(part);
      continue;
    }
    const written = passageBlocks(block);
    const last = parts.at(-1);
    if (last?.kind === "passage") parts[parts.length - 1] = { ...last, blocks: [...last.blocks, ...written] };
    else if (written.length > 0) parts.push({ kind: "passage", blocks: written });
  }
  return parts;
}

/** A block that is no text; null for text, and for a picture that is not to be had, whose words stand for it. */
function apart(block: Block, pictures: AidPictures): ReportPart | null {
  if (block.type === "table") return tablePart(block);
  const picture = block.type === "image" ? pictures.get(block.file) : undefined;
  return picture && block.type === "image" ? { kind: "picture", picture, alt: block.alt } : null;
}

function passageBlocks(block: Block): PassageBlock[] {
  switch (block.type) {
    case "paragraph":
    case "heading":
      return [{ kind: block.type, runs: runsOf(block.content) }];
    case "bulletList":
    case "orderedList":
      return [{ kind: "list", numbered: block.type === "orderedList", items: block.content.map(itemBlocks) }];
    case "blockquote":
    case "callout":
      return block.content.flatMap(passageBlocks);
    case "image":
      return block.alt === "" ? [] : [{ kind: "paragraph", runs: [{ text: block.alt, italic: true }] }];
    case "table":
      // Inside a list or a quote there is no room for columns.
      return block.content.map(({ content }) => ({
        kind: "paragraph",
        runs: [{ text: content.map((cell) => inlineText(cell.content)).join(" · ") }],
      }));
    default:
      return [];
  }
}

function itemBlocks({ content }: ListItem): PassageBlock[] {
  return content.flatMap(passageBlocks);
}

function runsOf(content: readonly Inline[]): TextRun[] {
  return content.map((inline) =>
    inline.type === "break" ? { text: "\n" } : { text: inline.text, ...lookOf(inline.marks ?? []) },
  );
}

/** Links to screens of the product lead nowhere from a file; their words stay. */
function lookOf(marks: readonly Mark[]): Omit<TextRun, "text"> {
  return Object.assign(
    {},
    ...marks.map((mark) => {
      if (mark.type !== "link") return { [mark.type]: true };
      return isSafeHref(mark.href) && !isAppPath(mark.href) ? { href: mark.href } : {};
    }),
  );
}

function tablePart(block: TableBlock): FigurePart {
  const [head = [], ...rows] = block.content.map((row) => row.content.map((cell) => inlineText(cell.content)));
  const table: ReportTable = {
    name: "table",
    caption: "",
    columns: head.map((text, at) => ({
      key: `column_${at + 1}`,
      head: text,
      headUnit: "",
      unit: "text",
      format: null,
      numeric: false,
      forecast: false,
    })),
    rows: rows.map((cells) => ({ cells: cells.map((text) => ({ value: text, text })), mark: null })),
    totals: [],
  };
  return {
    kind: "figure",
    name: "table",
    headline: "",
    measure: "",
    chart: null,
    alt: head.join(", "),
    table,
    shows: "table",
    source: "",
  };
}
