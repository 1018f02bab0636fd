import type { Cell } from "#domain/tables/table.ts";
import type { ReportRow, ReportTable } from "../../document.ts";
import { writerWords } from "../writerWords.ts";
import type { AboutOf } from "./aboutSheet.ts";
import type { CellStyle, CellStyles } from "./cellStyles.ts";
import { cellWriter } from "./cellWriter.ts";
import type { Sheet, SheetRow } from "./sheet.ts";
import { columnWidth, headRow, headTexts, printLines } from "./sheetHead.ts";
import { tabTitle } from "./tabTitles.ts";

/** How many rows are looked at to find how wide a column must be. */
const MEASURED_ROWS = 500;

/** A table as a sheet: typed numbers that show what the screen shows, forecasts in italics, totals below a line. */
export function tableSheet(table: ReportTable, document: AboutOf, source: string | null, styles: CellStyles): Sheet {
  const { columns, rows, totals } = table;
  const { mark: markHead } = writerWords(document.locale);
  const marked = [...rows, ...totals].some(({ mark }) => mark !== null);
  const heads = headTexts(columns, document.locale, marked ? [markHead] : []);
  const writersFor = (look: CellStyle) =>
    columns.map((column) => cellWriter({ column, locale: document.locale, styles, look }));
  const measured = [...rows.slice(0, MEASURED_ROWS), ...totals];

  /** Rows that look alike are written alike. */
  function rowWriter(look: CellStyle): (row: ReportRow) => SheetRow {
    const writers = writersFor(look);
    const markStyle = styles.idOf(look);
    return ({ cells, mark }) => {
      const values: Cell[] = [];
      const ids: number[] = [];
      writers.forEach((write, at) => {
        const { value: held = null, text = "", part } = cells[at] ?? {};
        const { value, style } = write(held, text, part);
        values.push(value);
        ids.push(style);
      });
      return marked ? { values: [...values, mark], styles: [...ids, markStyle] } : { values, styles: ids };
    };
  }
  function* sheetRows(): Generator<SheetRow> {
    yield headRow(columns, heads, styles);
    const plain = rowWriter({});
    const own = rowWriter({ bold: true, fill: "mark" });
    const total = rowWriter({ bold: true, line: "above" });
    for (const row of rows) yield row.mark === null ? plain(row) : own(row);
    for (const row of totals) yield total(row);
  }

  return {
    name: tabTitle(table.name, document.locale) ?? table.caption,
    widths: heads.map((head, at) =>
      columnWidth(
        head,
        measured.map(({ cells, mark }) => (at < columns.length ? cells[at]?.text : mark) ?? ""),
      ),
    ),
    frozen: { rows: 1, columns: 1 },
    table: { heads, totals: totals.length },
    print: printLines(document, columns.length, source),
    rows: sheetRows(),
  };
}
