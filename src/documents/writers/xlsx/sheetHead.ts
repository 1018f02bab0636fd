import type { Locale } from "#domain/taxonomy/name.ts";
import type { ReportColumn, ReportDocument } from "../../document.ts";
import { writerWords } from "../writerWords.ts";
import type { CellStyles } from "./cellStyles.ts";
import type { Sheet, SheetRow } from "./sheet.ts";
import { tableHeads } from "./tablePart.ts";

/**
 * What the columns are called, with their units: `2026 ($M)`; of two that are called alike, one is growth: `2026 (growth)`. `further` are
 * heads behind them.
 */
export function headTexts(columns: readonly ReportColumn[], locale: Locale, further: readonly string[] = []): string[] {
  const { growth, column } = writerWords(locale);
  const twice = new Set(columns.map(({ head }) => head).filter((head, at, heads) => heads.indexOf(head) !== at));
  const heads = columns.map(({ head, headUnit, format }) => {
    const unit = headUnit === "" && twice.has(head) && format?.kind === "growth" ? growth : headUnit;
    return unit === "" ? head : `${head} (${unit})`;
  });
  return tableHeads([...heads, ...further], column);
}

/** The row of heads, of which forecasts are in italics; heads beyond the columns are of text. */
export function headRow(columns: readonly ReportColumn[], heads: readonly string[], styles: CellStyles): SheetRow {
  const look = { bold: true, fill: "head", line: "below" } as const;
  return {
    values: heads,
    styles: heads.map((_, at) => {
      const { forecast = false, numeric = false } = columns[at] ?? {};
      return styles.idOf({ ...look, ...(forecast ? { italic: true } : {}), ...(numeric ? { align: "right" } : {}) });
    }),
  };
}

type Printed = Pick<ReportDocument, "paper" | "title" | "subject"> & {
  readonly about: Pick<ReportDocument["about"], "sample" | "sources">;
};

/** More columns than this are printed across the paper. */
const UPRIGHT_COLUMNS = 7;

/** What stands above and below each printed page. */
export function printLines(
  { about, paper, title, subject }: Printed,
  columns: number,
  source: string | null,
): Sheet["print"] {
  return {
    head: [about.sample?.badge, title, subject].filter(Boolean).join(" · "),
    foot: source ?? about.sources[0] ?? "",
    landscape: columns > UPRIGHT_COLUMNS,
    paper,
  };
}

const NARROWEST = 9;
const WIDEST = 60;

/** Wide enough for the texts of a column, in characters; heads have a sign for filtering beside them. */
export function columnWidth(head: string, texts: Iterable<string>): number {
  let longest = head.length + 4;
  for (const text of texts) longest = Math.max(longest, text.length + 2);
  return Math.min(WIDEST, Math.max(NARROWEST, longest));
}
