import type { Block, ContentDocument, Inline } from "../content/contentDocument.ts";
import { textNodes } from "../content/documentText.ts";

/** What a selling aid may leave open for the figures and names of one market, category, medium and client. */
export const MERGE_FIELDS = [
  "market",
  "client",
  "seller",
  "company",
  "date",
  "year",
  "nextYear",
  "vertical",
  "subVertical",
  "subVerticalSpend",
  "subVerticalGrowth",
  "marketSpend",
  "medium",
  "mediumSpend",
  "mediumShare",
  "nationMediumShare",
  "mediumGap",
  "topMedium",
  "topMediumShare",
  "forecastYear",
  "forecastSpend",
  "forecastGrowth",
  "revision",
  "source",
  "seasonChart",
  "mediumChart",
  "forecastChart",
] as const;
export type MergeField = (typeof MERGE_FIELDS)[number];

/** The fields that are figures, which can say how they come about. */
export const FIGURE_FIELDS = [
  "marketSpend",
  "subVerticalSpend",
  "subVerticalGrowth",
  "mediumSpend",
  "mediumShare",
  "nationMediumShare",
  "mediumGap",
  "topMediumShare",
  "forecastSpend",
  "forecastGrowth",
] as const satisfies readonly MergeField[];
export type FigureField = (typeof FIGURE_FIELDS)[number];

export function isFigureField(field: string): field is FigureField {
  return FIGURE_FIELDS.some((known) => known === field);
}

/** The fields that stand for a chart where they have a paragraph of their own; elsewhere they say its headline. */
export const CHART_FIELDS = ["seasonChart", "mediumChart", "forecastChart"] as const satisfies readonly MergeField[];
export type ChartField = (typeof CHART_FIELDS)[number];

/** What stands in the place of each field. */
export type MergeValues = Readonly<Record<MergeField, string>>;

export type MergePiece = { readonly text: string } | { readonly field: MergeField };

const FIELD = /(\{\{[a-zA-Z]+\}\})/;

/** A text cut at its fields. What is in braces and no field of ours is text like any other. */
export function mergePieces(text: string): MergePiece[] {
  return text
    .split(FIELD)
    .filter((part) => part !== "")
    .map((part) => {
      const field = MERGE_FIELDS.find((known) => part === `{{${known}}}`);
      return field ? { field } : { text: part };
    });
}

/** The text with a value in the place of each field. Values are text: braces in them are not read again. */
export function mergeText(text: string, values: MergeValues): string {
  return mergePieces(text)
    .map((piece) => ("field" in piece ? values[piece.field] : piece.text))
    .join("");
}

/** The chart that a block stands for; null for what is text. */
export function chartOf(block: Block): ChartField | null {
  if (block.type !== "paragraph" || block.content.length !== 1) return null;
  const [inline] = block.content;
  const written = inline?.type === "text" ? inline.text.trim() : "";
  return CHART_FIELDS.find((field) => written === `{{${field}}}`) ?? null;
}

/** Blocks of text between charts. */
export type AidPart = { readonly chart: ChartField } | { readonly blocks: readonly Block[] };

/** A text cut at its charts. */
export function cutAtCharts(content: readonly Block[]): AidPart[] {
  const parts: AidPart[] = [];
  for (const block of content) {
    const chart = chartOf(block);
    const last = parts.at(-1);
    if (chart) parts.push({ chart });
    else if (last && "blocks" in last) parts[parts.length - 1] = { blocks: [...last.blocks, block] };
    else parts.push({ blocks: [block] });
  }
  return parts;
}

/** The fields that texts use, in the order of `MERGE_FIELDS`. */
export function fieldsIn(document: ContentDocument, ...lines: readonly string[]): MergeField[] {
  const texts = [...lines, ...textNodes(document).map(({ text }) => text)];
  const used = new Set(
    texts.flatMap((text) => mergePieces(text).flatMap((piece) => ("field" in piece ? [piece.field] : []))),
  );
  return MERGE_FIELDS.filter((field) => used.has(field));
}

/** The document with a value in the place of each field. */
export function mergeDocument({ content }: ContentDocument, values: MergeValues): ContentDocument {
  return { type: "doc", content: content.map((block) => mergeBlock(block, values)) };
}

function mergeBlock(block: Block, values: MergeValues): Block {
  const blocks = (content: readonly Block[]) => content.map((one) => mergeBlock(one, values));
  switch (block.type) {
    case "paragraph":
    case "heading":
      return { ...block, content: mergeInlines(block.content, values) };
    case "bulletList":
    case "orderedList":
      return { ...block, content: block.content.map((item) => ({ ...item, content: blocks(item.content) })) };
    case "blockquote":
    case "callout":
      return { ...block, content: blocks(block.content) };
    case "table":
      return {
        ...block,
        content: block.content.map((row) => ({
          ...row,
          content: row.content.map((cell) => ({ ...cell, content: mergeInlines(cell.content, values) })),
        })),
      };
    default:
      return block;
  }
}

function mergeInlines(content: readonly Inline[], values: MergeValues): Inline[] {
  return content.map((inline) =>
    inline.type === "text" ? { ...inline, text: mergeText(inline.text, values) } : inline,
  );
}
