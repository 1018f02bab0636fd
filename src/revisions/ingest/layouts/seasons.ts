import { partsOfOne } from "#domain/figures/partsOfOne.ts";
import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { readTarget } from "../cells/readTaxonomy.ts";
import { SeenKeys } from "../seenKeys.ts";

/** January first, each with its English, Spanish and German names. */
const MONTHS: Readonly<Record<string, readonly string[]>> = {
  jan: ["january", "enero", "ene", "januar"],
  feb: ["february", "febrero", "februar"],
  mar: ["march", "marzo", "märz", "mrz"],
  apr: ["april", "abril", "abr"],
  may: ["mayo", "mai"],
  jun: ["june", "junio", "juni"],
  jul: ["july", "julio", "juli"],
  aug: ["august", "agosto", "ago"],
  sep: ["september", "sept", "septiembre"],
  oct: ["october", "octubre", "oktober", "okt"],
  nov: ["november", "noviembre"],
  dec: ["december", "diciembre", "dic", "dezember", "dez"],
};
const KEYS = Object.keys(MONTHS);

/** How spending spreads over the year: twelve weights, relative within the row. */
export const seasons: Layout = {
  name: "seasons",
  title: "seasons",
  nature: "assumed",
  table: "season",
  tableColumns: ["target", "months", "source"],
  columns: [
    { key: "target", aliases: ["sub_vertical", "subvertical", "vertical", "category", "branche"], required: true },
    ...Object.entries(MONTHS).map(([key, aliases]) => ({ key, aliases, required: true as const })),
    { key: "source", aliases: ["fuente", "quelle"], required: true },
  ],
  open: ({ row, importId }) => {
    const seen = new SeenKeys();
    return {
      check: () => {
        const target = readTarget(row, "target");
        const weights = KEYS.map((key) => row.number(key, { required: true, least: 0 }));
        const source = row.requiredText("source");
        if (target) seen.check(row, "target", target);
        if (!row.sound) return null;
        if (weights.every((weight) => weight === 0)) {
          row.refuse(
            "target",
            "out-of-range",
            () => "All twelve months are 0, so nothing says when the money is spent.",
          );
          return null;
        }
        const months = partsOfOne(weights.map(Number));
        return copyLine([importId, target, `{${months.join(",")}}`, source]);
      },
    };
  },
};
