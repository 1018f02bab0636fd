import type { ReportDocument, ReportTable } from "../../document.ts";
import type { Writer } from "../writer.ts";
import { writerWords } from "../writerWords.ts";
import { aboutSheet } from "./aboutSheet.ts";
import { cellStyles } from "./cellStyles.ts";
import { tableSheet } from "./tableSheet.ts";
import { writeWorkbook } from "./writeWorkbook.ts";

/** A table of a document and where it is from. */
interface Sourced {
  readonly table: ReportTable;
  readonly source: string;
}

/** The tables of a document, one a sheet, behind a sheet that says what the file is. Runs in browsers, too. */
export const writeXlsx: Writer = (document) => {
  const styles = cellStyles(document.brand.colour);
  const tables = tablesOf(document);
  return writeWorkbook({
    styles,
    sheets: tables.map(({ table, source }) => tableSheet(table, document, source, styles)),
    about: {
      name: writerWords(document.locale).about,
      sheet: (written) =>
        aboutSheet(
          document,
          tables.map(({ table, source }, at) => ({
            sheet: written[at]?.name ?? "",
            caption: table.caption,
            source,
            rows: table.rows.length,
          })),
          styles,
        ),
    },
    title: `${document.title} · ${document.subject}`,
    author: document.brand.organisation ?? document.brand.product,
    madeAt: document.about.madeAtInstant,
  });
};

/** All tables of a document, also those that pages show as charts alone. */
function tablesOf({ sections }: ReportDocument): Sourced[] {
  return sections.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === "figure" && part.table ? [{ table: part.table, source: part.source }] : [])),
  );
}
