import type { Cell } from "#domain/tables/table.ts";
import { formatsFor } from "#language/format.ts";
import type { ReportColumn, ReportTable } from "../../document.ts";
import { writerWords } from "../writerWords.ts";
import { type AboutOf, aboutSheet, type ListedTable } from "./aboutSheet.ts";
import { type CellStyle, cellStyles } from "./cellStyles.ts";
import { cellWriter } from "./cellWriter.ts";
import type { Deflater } from "./deflater.ts";
import type { Sheet, SheetRow } from "./sheet.ts";
import { columnWidth, headRow, headTexts, printLines } from "./sheetHead.ts";
import { tableSheet } from "./tableSheet.ts";
import { writeWorkbook } from "./writeWorkbook.ts";

/** One long table that is never in memory as a whole. */
export interface RowsXlsx {
  /** What the file says of itself. */
  readonly document: AboutOf;
  /** What its tab says. */
  readonly tab: string;
  readonly caption: string;
  readonly source: string | null;
  readonly columns: readonly ReportColumn[];
  /** Values as CSV has them, in the order of the columns; percent columns hold 12.3 for 12.3 %. Texts are in the reader's language. */
  readonly rows: Iterable<readonly Cell[]>;
  /** What the rows add up to: below them, and no rows of their table. */
  readonly totals?: readonly (readonly Cell[])[];
  /** Aborted when nobody wants the file any more. */
  readonly signal?: AbortSignal;
  /** What stands where there is no number; "n/a" in the reader's language without it. */
  readonly missing?: string;
  /** False where the file says in its own words how its numbers are to be read. */
  readonly numbersSaid?: boolean;
  /** Short tables on sheets of their own behind the rows, such as who belongs to what. */
  readonly further?: readonly ReportTable[];
  /** The most rows of a sheet, heads included; the others go on on further sheets. */
  readonly rowsPerSheet?: number;
  /** That of Node.js is faster than what browsers have. */
  readonly deflater?: Deflater;
}

/** More than this does not fit on a sheet. */
const MOST_ROWS = 1_048_576;

/** For how many rows widths are found; the rest is written as it comes. */
const MEASURED_ROWS = 200;

/** Rows as a workbook while they come in: one sheet, or several where one cannot hold them, behind a sheet that says what the file is. */
export function writeRowsXlsx({
  document,
  signal,
  rowsPerSheet = MOST_ROWS,
  numbersSaid = true,
  totals = [],
  further = [],
  deflater,
  ...table
}: RowsXlsx): Promise<Uint8Array<ArrayBuffer>> {
  const { locale } = document;
  const styles = cellStyles(document.brand.colour);
  const missing = table.missing ?? formatsFor(locale).money(null);
  const heads = headTexts(table.columns, locale);
  const rowWriter = (look: CellStyle) => {
    const writers = table.columns.map((column) => {
      const write = cellWriter({ column, locale, styles, look });
      return (value: Cell) =>
        write(value, value === null ? (column.numeric ? missing : "") : typeof value === "string" ? value : null);
    });
    return (cells: readonly Cell[]): SheetRow => {
      const values: Cell[] = [];
      const ids: number[] = [];
      for (let at = 0; at < writers.length; at += 1) {
        const written = writers[at]?.(cells[at] ?? null);
        values.push(written?.value ?? null);
        ids.push(written?.style ?? 0);
      }
      return { values, styles: ids };
    };
  };
  const row = rowWriter({});
  const total = rowWriter({ bold: true, line: "above" });
  // Totals stand on the last sheet, whichever that is.
  const mostRows = rowsPerSheet - totals.length;

  function* sheets(): Generator<Sheet> {
    const source = table.rows[Symbol.iterator]();
    let next = source.next();
    do {
      const first: SheetRow[] = [];
      let added = 0;
      for (; !next.done && first.length < Math.min(MEASURED_ROWS, mostRows - 1); next = source.next())
        first.push(row(next.value));
      function* rows(): Generator<SheetRow> {
        yield headRow(table.columns, heads, styles);
        yield* first;
        for (let count = first.length + 1; !next.done && count < mostRows; count += 1) {
          signal?.throwIfAborted();
          yield row(next.value);
          next = source.next();
        }
        if (!next.done) return;
        added = totals.length;
        for (const cells of totals) yield total(cells);
      }
      yield {
        name: table.tab,
        widths: heads.map((head, at) =>
          columnWidth(
            head,
            first.map(({ values }) => widest(values[at] ?? null)),
          ),
        ),
        frozen: { rows: 1, columns: 1 },
        table: {
          heads,
          // Known when the rows are written: only the last sheet has totals.
          get totals() {
            return added;
          },
        },
        print: printLines(document, table.columns.length, table.source),
        rows: rows(),
      };
    } while (!next.done);
    for (const other of further) yield tableSheet(other, document, table.source, styles);
  }

  return writeWorkbook(
    {
      styles,
      sheets: sheets(),
      about: {
        name: writerWords(locale).about,
        sheet: (written) => {
          const listed = written.map(
            ({ name, rows }, at): ListedTable => ({
              sheet: name,
              section: null,
              caption: further[at - (written.length - further.length)]?.caption ?? table.caption,
              source: table.source,
              rows: rows - 1 - (at === written.length - further.length - 1 ? totals.length : 0),
            }),
          );
          return aboutSheet(document, listed, styles, numbersSaid);
        },
      },
      title: `${document.title} · ${document.subject}`,
      author: document.brand.organisation ?? document.brand.product,
      madeAt: document.about.madeAtInstant,
    },
    deflater,
  );
}

/** A rounded number needs no more room than the whole one with its groups. */
const widest = (value: Cell): string =>
  typeof value === "number" ? Math.round(value).toLocaleString("en-US") : (value ?? "");
