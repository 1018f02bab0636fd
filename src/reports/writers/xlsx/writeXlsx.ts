import type { ReportDocument, ReportTable } from "../../document.ts";
import { writerWords } from "../writerWords.ts";
import { aboutSheet } from "./aboutSheet.ts";
import { cellStyles } from "./cellStyles.ts";
import type { Deflater } from "./deflater.ts";
import { tableSheet } from "./tableSheet.ts";
import { writeWorkbook } from "./writeWorkbook.ts";

/** A table of a document and where it is from. */
interface Sourced {
  readonly table: ReportTable;
  readonly source: string;
  /** What the figures right before it are about, such as a vertical; null where its own name says enough. */
  readonly about: string | null;
}

/** The tables of a document, one a sheet, behind a sheet that says what the file is. Runs in browsers, too. */
export function writeXlsx(document: ReportDocument, deflater?: Deflater): Promise<Uint8Array<ArrayBuffer>> {
  const styles = cellStyles(document.brand.colour);
  const tables = tablesOf(document);
  return writeWorkbook(
    {
      styles,
      sheets: tables.map(({ table, source, about }) => {
        const sheet = tableSheet(table, document, source, styles);
        return about === null ? sheet : { ...sheet, name: about };
      }),
      about: {
        name: writerWords(document.locale).about,
        sheet: (written) =>
          aboutSheet(
            document,
            tables.map(({ table, source, about }, at) => ({
              sheet: written[at]?.name ?? "",
              caption: about === null ? table.caption : `${about}: ${table.caption}`,
              source,
              rows: table.rows.length,
            })),
            styles,
          ),
      },
      title: `${document.title} · ${document.subject}`,
      author: document.brand.organisation ?? document.brand.product,
      madeAt: document.about.madeAtInstant,
    },
    deflater,
  );
}

/** All tables of a document, also those that pages show as charts alone. */
function tablesOf({ sections }: ReportDocument): Sourced[] {
  return sections.flatMap(({ parts }) =>
    parts.flatMap((part, at) => {
      if (part.kind !== "figure" || !part.table) return [];
      const before = parts[at - 1];
      const about = before?.kind === "keyFigures" ? (before.title ?? null) : null;
      return [{ table: part.table, source: part.source, about }];
    }),
  );
}
