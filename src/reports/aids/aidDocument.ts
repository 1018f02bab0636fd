import { type AidType } from "#domain/content/contentKind.ts";
import type { Block, ContentDocument, TableBlock } from "#domain/content/contentDocument.ts";
import { documentSections } from "#domain/content/documentSections.ts";
import { blockText, inlineText } from "#domain/content/documentText.ts";
import { mergeDocument, mergeText } from "#domain/sellingAids/mergeFields.ts";
import { writeFocus } from "#domain/shareOfWallet/focus.ts";
import { aboutDocument } from "../aboutDocument.ts";
import type { About, Brand, FigurePart, ReportDocument, ReportPart, ReportTable } from "../document.ts";
import { spendingFacts } from "../spendingFacts.ts";
import { type AidFilling, mergeValues } from "./mergeValues.ts";

/** An aid as its author wrote it, with its fields open. */
export interface AidToFill {
  readonly key: string;
  readonly type: AidType;
  readonly title: string;
  readonly body: ContentDocument;
  /** Whether it has fields; without them the file says nothing of a market. */
  readonly merges: boolean;
}

export interface AidPaper {
  readonly paper: ReportDocument["paper"];
  readonly brand: Brand;
  /** In slides each section is one idea, and what a page would show as a table are points. */
  readonly slides: boolean;
}

/** An aid filled in, as a document that becomes a file. */
export function aidDocument(aid: AidToFill, filling: AidFilling, { paper, brand, slides }: AidPaper): ReportDocument {
  const { spending } = filling;
  const { words, market, view } = spending;
  const { formats, text } = words;
  const values = mergeValues(filling);
  const title = mergeText(aid.title, values);
  const sections = documentSections(mergeDocument(aid.body, values)).map((section, at) => ({
    id: `part-${at + 1}`,
    title: section.title ?? "",
    parts: slides ? onSlide(section.content) : section.content.map(partOf),
  }));
  return {
    title,
    subject: aid.merges
      ? text("oneSheet.subject", { scope: values.subVertical, market: values.market, year: formats.year(view.year) })
      : text(`sellingAids.type.${aid.type}`),
    locale: formats.locale,
    paper,
    ...(aid.type === "one-sheet" && !slides ? { layout: "onePage" as const } : {}),
    brand,
    about: aid.merges ? aboutFilled(aid, filling) : aboutPlain(aid, filling),
    sections,
  };

  function aboutFilled({ key }: AidToFill, { medium, client, madeAt }: AidFilling): About {
    return aboutDocument({
      name: [
        market.id,
        ...(spending.scope.kind === "market" ? [] : [writeFocus(spending.scope)]),
        key,
        String(view.year),
      ],
      revision: spending.revision,
      year: view.year,
      facts: [...spendingFacts(spending), { name: text("oneSheet.medium"), value: words.medium(medium) }],
      words,
      client,
      madeAt,
    });
  }
}

/** An aid without figures has neither market nor edition, and no sample in it. */
function aboutPlain({ key }: AidToFill, { spending, client, madeAt }: AidFilling): About {
  const { revision, words, view } = spending;
  const about = aboutDocument({
    name: [key],
    revision: { ...revision, sample: false },
    year: view.year,
    facts: [],
    words,
    client,
    madeAt,
  });
  return { ...about, facts: [], sources: [], method: [] };
}

/** A block as a part of a page. */
function partOf(block: Block): ReportPart {
  switch (block.type) {
    case "bulletList":
      return {
        kind: "points",
        title: null,
        points: block.content.map(({ content }) => content.map(blockText).join("\n")),
      };
    case "orderedList":
      return {
        kind: "text",
        text: numbered(block.content.map(({ content }) => content.map(blockText).join(" "))).join("\n"),
      };
    case "table":
      return tablePart(block);
    case "rule":
      return { kind: "note", text: "" };
    default:
      return { kind: "text", text: blockText(block) };
  }
}

const numbered = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`);

/** All of a section as the points of one slide. */
function onSlide(content: readonly Block[]): ReportPart[] {
  const points = content.flatMap((block): string[] => {
    switch (block.type) {
      case "bulletList":
        return block.content.map((item) => item.content.map(blockText).join("\n"));
      case "orderedList":
        return numbered(block.content.map((item) => item.content.map(blockText).join(" ")));
      case "table":
        return tablePoints(block);
      case "rule":
        return [];
      default:
        return [blockText(block)];
    }
  });
  return points.length === 0 ? [] : [{ kind: "points", title: null, points: points.filter((point) => point !== "") }];
}

/** `Cable TV: 12.3%`: a row by what names it, then its cells; heads stand where a row has several. */
function tablePoints({ content }: TableBlock): string[] {
  const [head = [], ...rows] = content.map((row) => row.content.map((cell) => inlineText(cell.content)));
  return rows.map(([name = "", ...cells]) => {
    const [only] = cells;
    const said = cells.length > 1 ? cells.map((cell, at) => `${head[at + 1] ?? ""} ${cell}`.trim()).join("; ") : only;
    return [name, said].filter(Boolean).join(": ");
  });
}

function tablePart(block: TableBlock): FigurePart {
  const [head = [], ...rows] = block.content.map((row) => row.content.map((cell) => inlineText(cell.content)));
  const table: ReportTable = {
    name: "table",
    caption: head.join(", "),
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
