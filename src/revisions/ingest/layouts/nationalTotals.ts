import { BASES, type Kind } from "#domain/revisions/revision.ts";
import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { readAmount } from "../cells/readAmount.ts";
import { readMedium } from "../cells/readTaxonomy.ts";
import { SeenKeys } from "../seenKeys.ts";

const KINDS = ["actual", "estimate", "forecast"] as const satisfies readonly Kind[];

/** What is spent nationwide on a medium in a year. */
export const nationalTotals: Layout = {
  name: "national-totals",
  title: "national totals",
  nature: "mixed",
  table: "national_total",
  tableColumns: [
    "line",
    "medium",
    "year",
    "core_dollars",
    "political_dollars",
    "kind",
    "basis",
    "source",
    "definition",
  ],
  columns: [
    { key: "medium", aliases: ["media", "medio"], required: true },
    { key: "year", aliases: ["año", "jahr"], required: true },
    { key: "core_usd", aliases: ["core", "core_dollars"], required: true },
    { key: "political_usd", aliases: ["political", "political_dollars"] },
    { key: "kind", required: true },
    { key: "basis", required: true },
    { key: "source", aliases: ["fuente", "quelle"], required: true },
    { key: "definition", aliases: ["definición"] },
  ],
  open: ({ row, importId, decimalComma }) => {
    const seen = new SeenKeys();
    return {
      check: () => {
        const medium = readMedium(row, "medium");
        const year = row.year("year");
        const core = readAmount(row, "core_usd", decimalComma);
        const political = row.text("political_usd") === null ? 0 : readAmount(row, "political_usd", decimalComma);
        const kind = row.choice("kind", KINDS);
        const basis = row.choice("basis", BASES);
        const source = row.requiredText("source");
        if (medium && year !== null) seen.check(row, "medium", `${medium} ${year}`);
        if (!row.sound) return null;
        const origin = [kind, basis, source, row.text("definition")];
        return copyLine([importId, row.line, medium, year, core, political, ...origin]);
      },
    };
  },
};
