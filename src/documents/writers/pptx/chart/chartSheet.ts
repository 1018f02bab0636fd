import { cellStyles } from "../../xlsx/cellStyles.ts";
import { nodeDeflater } from "../../xlsx/nodeDeflater.ts";
import type { SheetRow } from "../../xlsx/sheet.ts";
import { writeWorkbook } from "../../xlsx/writeWorkbook.ts";
import { SHEET } from "./chartXml.ts";
import type { NativeChart } from "./nativeChart.ts";

/** The workbook behind a chart, which opens when somebody edits its data. */
export function chartSheet({ sheet, pattern }: NativeChart, madeAt: string): Promise<Uint8Array<ArrayBuffer>> {
  const styles = cellStyles("#000000");
  const number = styles.idOf(pattern === "General" ? {} : { pattern });
  const rows = sheet.map(
    (values): SheetRow => ({ values, styles: values.map((value) => (typeof value === "number" ? number : 0)) }),
  );
  return writeWorkbook(
    {
      styles,
      about: null,
      sheets: [
        {
          name: SHEET,
          widths: (sheet[0] ?? []).map((_, at) => (at === 0 ? 30 : 16)),
          frozen: { rows: 1, columns: 1 },
          rows,
          table: null,
          print: { head: "", foot: "", landscape: true, paper: "a4" },
        },
      ],
      title: SHEET,
      author: "Spotmarket",
      madeAt,
    },
    nodeDeflater,
  );
}
