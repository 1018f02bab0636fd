import { LONGEST_TEXT } from "../cellBounds.ts";
import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { MissingTranslations } from "../missingTranslations.ts";
import { readNaicsList } from "../cells/readNaics.ts";
import { readSubVertical } from "../cells/readTaxonomy.ts";
import type { Row } from "../row.ts";
import { SeenKeys } from "../seenKeys.ts";

/** Advertising that moves more than with the square of a figure is a slip of the pen. */
const BOUNDS = { least: -2, most: 2 };
const FOLLOWED = ["income", "retail", "business", "size"] as const;

/** What the advertising of each sub-vertical follows from place to place: its trades, and how strongly it moves with them and with other figures. */
export const trades: Layout = {
  name: "trades",
  title: "trades",
  nature: "assumed",
  table: "trade",
  tableColumns: [
    "sub_vertical",
    "naics",
    "elasticity",
    "income",
    "retail",
    "business",
    "size",
    "reason_en",
    "reason_es",
    "reason_de",
  ],
  columns: [
    { key: "sub_vertical", aliases: ["subvertical", "category"], required: true },
    { key: "naics", aliases: ["naics_codes"], required: true },
    { key: "elasticity", aliases: ["elasticidad", "elastizität"], required: true },
    { key: "income", aliases: ["renta", "einkommen"] },
    { key: "retail", aliases: ["comercio", "handel"] },
    { key: "business", aliases: ["empresas", "unternehmen"] },
    { key: "size", aliases: ["tamaño", "größe"] },
    { key: "reason_en", aliases: ["reason"], required: true, longest: LONGEST_TEXT },
    { key: "reason_es", aliases: ["motivo"], longest: LONGEST_TEXT },
    { key: "reason_de", aliases: ["grund"], longest: LONGEST_TEXT },
  ],
  open: ({ row, importId, problems }) => {
    const seen = new SeenKeys();
    const missing = new MissingTranslations();
    return {
      check: () => {
        const subVertical = readSubVertical(row, "sub_vertical");
        const naics = readNaicsList(row, "naics");
        const elasticity = readElasticity(row, naics);
        // A figure that a trade does not follow is left blank: it moves nothing.
        const followed = FOLLOWED.map((key) => row.number(key, BOUNDS) ?? 0);
        const reasons = [row.requiredText("reason_en"), row.text("reason_es"), row.text("reason_de")];
        if (subVertical) seen.check(row, "sub_vertical", subVertical);
        missing.look(row, ["reason"]);
        return row.sound
          ? copyLine([importId, subVertical, `{${naics.join(",")}}`, elasticity, ...followed, ...reasons])
          : null;
      },
      finish: () => missing.warn(problems, "They are told in English instead."),
    };
  },
};

/** Only a sub-vertical without trades has nothing to follow. */
function readElasticity(row: Row, naics: readonly string[]): number | null {
  return row.number("elasticity", { ...BOUNDS, required: naics.length > 0 }) ?? 0;
}
