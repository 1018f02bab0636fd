import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { readMedium, readSubVertical } from "../cells/readTaxonomy.ts";
import { SeenKeys } from "../seenKeys.ts";

/** How a medium's total divides over sub-verticals: weights, relative within the medium. */
export const verticalMix: Layout = {
  name: "vertical-mix",
  title: "vertical mix",
  nature: "assumed",
  table: "vertical_mix",
  tableColumns: ["line", "sub_vertical", "medium", "weight"],
  columns: [
    { key: "sub_vertical", aliases: ["subvertical", "category", "subvertical_id"], required: true },
    { key: "medium", aliases: ["media", "medio"], required: true },
    { key: "weight", aliases: ["peso", "gewicht"], required: true },
  ],
  open: ({ row, importId }) => {
    const seen = new SeenKeys();
    return {
      check: () => {
        const subVertical = readSubVertical(row, "sub_vertical");
        const medium = readMedium(row, "medium");
        const weight = row.number("weight", { required: true, least: 0 });
        if (subVertical && medium) seen.check(row, "sub_vertical", `${subVertical} ${medium}`);
        return row.sound ? copyLine([importId, row.line, subVertical, medium, weight]) : null;
      },
    };
  },
};
