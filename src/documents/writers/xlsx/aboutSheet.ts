import { formatsFor } from "#language/format.ts";
import type { ReportDocument } from "../../document.ts";
import { writerWords } from "../writerWords.ts";
import type { CellStyle, CellStyles } from "./cellStyles.ts";
import type { Sheet, SheetRow } from "./sheet.ts";
import { printLines } from "./sheetHead.ts";
import { shownDate } from "./shownDate.ts";

/** What the first sheet says of another one. */
export interface ListedTable {
  readonly sheet: string;
  /** The section that it belongs to; null for a file without sections. */
  readonly section: string | null;
  readonly caption: string;
  readonly source: string | null;
  readonly rows: number;
}

/** What a file says of itself. What is made from the same figures and shall be the same bytes does not say when. */
export type AboutOf = Omit<ReportDocument, "sections" | "about"> & {
  readonly about: Omit<ReportDocument["about"], "madeAt" | "madeAtInstant"> & {
    readonly madeAt: string | null;
    readonly madeAtInstant: string | null;
  };
};

/** Of names, what they say, numbers and sources, in characters. */
const WIDTHS = [30, 80, 10, 60] as const;

/** The sheet that says what the file is: for whom, of which market and revision, from which sources, and what is on which sheet. */
export function aboutSheet(
  document: AboutOf,
  tables: readonly ListedTable[],
  styles: CellStyles,
  numbersSaid = true,
): Sheet {
  const { about, title, subject, brand, locale } = document;
  const words = writerWords(locale);
  const rows: SheetRow[] = [];
  const links: { cell: string; sheet: string }[] = [];
  const wrapped: CellStyle = { align: "wrap" };
  const quiet: CellStyle = { colour: "muted", align: "wrap" };
  const add = (cells: readonly string[], ...looks: readonly CellStyle[]) => {
    const lines = linesOf(cells);
    const ids = cells.map((_, at) => styles.idOf(looks[at] ?? looks.at(-1) ?? {}));
    rows.push({ values: cells, styles: ids, ...(lines > 1 ? { lines } : {}) });
  };
  const fact = (name: string, value: string, instant?: string) => {
    const date = instant === undefined ? null : shownDate(instant, value, locale);
    if (!date) return add([name, value], quiet, wrapped);
    const dated: CellStyle = { align: "topLeft", ...(date.pattern !== null && { pattern: date.pattern }) };
    rows.push({ values: [name, date.value], styles: [styles.idOf(quiet), styles.idOf(dated)] });
  };
  const several = (name: string, values: readonly string[]) => {
    values.forEach((value, at) => fact(at === 0 ? name : "", value));
  };

  add([title], { bold: true, size: "title", colour: "brand" });
  add([subject], { bold: true });
  if (about.sample) {
    const warning: CellStyle = { fill: "warning", colour: "warning", align: "wrap" };
    add([about.sample.badge, about.sample.sentence], { ...warning, bold: true }, warning);
  }
  add([""]);
  if (about.client !== null) fact(words.client, about.client);
  for (const { name, value, instant } of about.facts) fact(name, value, instant);
  if (about.madeAt !== null) {
    fact(words.madeAt, about.madeAt, about.madeAtInstant ?? undefined);
    fact(words.madeBy, brand.organisation ?? brand.product);
  }
  several(words.sources, about.sources);
  several(words.method, [...about.method, ...(numbersSaid ? [words.numbers] : [])]);
  if (tables.length > 0) {
    add([""]);
    add([words.sheet, words.contents, words.rows, words.source], { bold: true, fill: "head", line: "below" });
    const parted = new Set(tables.map(({ section }) => section)).size > 1;
    for (const [at, { sheet, section, caption, source, rows: count }] of tables.entries()) {
      if (parted && section !== null && section !== tables[at - 1]?.section) add([section, "", "", ""], { bold: true });
      links.push({ cell: `A${rows.length + 1}`, sheet });
      const link: CellStyle = { colour: "link", align: "wrap" };
      add(
        [sheet, caption, formatsFor(locale).count(count), source ?? ""],
        link,
        wrapped,
        { align: "topRight" },
        wrapped,
      );
    }
  }
  return {
    name: words.about,
    widths: WIDTHS,
    frozen: { rows: 0, columns: 0 },
    table: null,
    print: printLines(document, 4, null),
    links,
    rows,
  };
}

/** How many lines the highest of these texts needs; a title may run over its neighbours. */
function linesOf(cells: readonly string[]): number {
  if (cells.length < 2) return cells[0] === "" ? 1 : 1.4;
  return Math.max(1, ...cells.map((text, at) => Math.ceil(text.length / ((WIDTHS[at] ?? 60) * 0.95))));
}
