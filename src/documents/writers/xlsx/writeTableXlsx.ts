import type { Column, Table } from "#domain/tables/table.ts";
import type { Fact, ReportColumn } from "../../document.ts";
import type { Deflater } from "./deflater.ts";
import { writeRowsXlsx } from "./writeRowsXlsx.ts";

/** A table of the API, and what is to be said of it. */
export interface TableXlsx {
  readonly table: Table;
  /** What the file is called. */
  readonly name: string;
  /** What its tab says. */
  readonly tab: string;
  /** What the table holds, in a sentence. */
  readonly summary: string;
  readonly facts: readonly Fact[];
  readonly sample: boolean;
  /** Whose product it is. */
  readonly product: string;
  /** That of Node.js is faster than what browsers have. */
  readonly deflater?: Deflater;
}

/**
 * A table as machines get it, in a workbook: the keys of CSV as heads and the values of CSV as cells, of which numbers are numbers, texts
 * are texts and no data is an empty cell. The same table makes the same bytes.
 */
export function writeTableXlsx({
  table,
  name,
  tab,
  summary,
  facts,
  sample,
  product,
  deflater,
}: TableXlsx): Promise<Uint8Array<ArrayBuffer>> {
  return writeRowsXlsx({
    document: {
      title: name,
      subject: summary,
      locale: "en-US",
      paper: "letter",
      about: {
        fileName: name,
        madeAt: null,
        madeAtInstant: null,
        client: null,
        facts,
        sources: [],
        method: [
          "Columns have the keys and units of the API; percent columns hold 12.3 for 12.3 %. An empty cell is no data, which is not zero.",
        ],
        sample: sample
          ? {
              badge: "Open estimate",
              sentence: "These figures are made up to show the product. Do not use them in a negotiation.",
            }
          : null,
      },
      brand: { product, organisation: null, logo: null, colour: "#133f73", accent: "#133f73" },
    },
    tab,
    caption: summary,
    source: null,
    columns: table.columns.map((column, at) =>
      columnOf(
        column,
        table.rows.every((row) => Number.isInteger(row[at] ?? 0)),
      ),
    ),
    rows: table.rows,
    missing: "",
    numbersSaid: false,
    ...(deflater && { deflater }),
  });
}

function columnOf({ key, unit }: Column, whole: boolean): ReportColumn {
  const grouped = whole && (unit === "dollars" || unit === "count" || unit === "persons");
  return {
    key,
    head: key,
    headUnit: "",
    unit,
    // Percentages stay as the API has them: no pattern, no parts of one.
    format: grouped ? { kind: "count" } : null,
    numeric: unit !== "text",
    forecast: false,
  };
}
