import { LONGEST_TEXT } from "../cellBounds.ts";
import type { IntelTopic } from "#domain/advertisers/marketIntel.ts";
import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { MissingTranslations } from "../missingTranslations.ts";
import { readTarget } from "../cells/readTaxonomy.ts";
import type { Row } from "../row.ts";
import { SeenKeys } from "../seenKeys.ts";

const TOPICS = {
  budget: "budget",
  "media-used": "mediaUsed",
  plans: "plans",
  "pain-points": "painPoints",
  decision: "decision",
} as const satisfies Readonly<Record<string, IntelTopic>>;
const WORDS = [
  "budget",
  "media-used",
  "plans",
  "pain-points",
  "decision",
] as const satisfies readonly (keyof typeof TOPICS)[];
const UNITS = ["dollars", "percent", "count"] as const;

/** Facts about the advertisers of a vertical or sub-vertical, as surveys find them. */
export const marketIntelligence: Layout = {
  name: "market-intelligence",
  title: "market intelligence",
  nature: "assumed",
  table: "market_intel",
  tableColumns: [
    "line",
    "target",
    "topic",
    "statement_en",
    "statement_es",
    "statement_de",
    "value",
    "unit",
    "respondents",
    "year",
    "source",
  ],
  columns: [
    { key: "target", aliases: ["sub_vertical", "subvertical", "vertical", "category", "branche"], required: true },
    { key: "topic", aliases: ["tema", "thema"], required: true },
    { key: "statement_en", aliases: ["statement", "statement_english"], required: true, longest: LONGEST_TEXT },
    { key: "statement_es", aliases: ["statement_spanish"], longest: LONGEST_TEXT },
    { key: "statement_de", aliases: ["statement_german"], longest: LONGEST_TEXT },
    { key: "value", aliases: ["valor", "wert"] },
    { key: "unit", aliases: ["unidad", "einheit"] },
    { key: "respondents", aliases: ["encuestados", "befragte"] },
    { key: "year", aliases: ["año", "jahr"], required: true },
    { key: "source", aliases: ["fuente", "quelle"], required: true },
  ],
  open: ({ row, importId, problems }) => {
    const seen = new SeenKeys();
    const missing = new MissingTranslations();
    return {
      check: () => {
        const target = readTarget(row, "target");
        const topic = row.choice("topic", WORDS);
        const statement = row.requiredText("statement_en");
        const { value, unit } = readFigure(row);
        const respondents = row.number("respondents", { whole: true, least: 1, most: 1_000_000_000 });
        const year = row.year("year");
        const source = row.requiredText("source");
        if (target && topic && statement) seen.check(row, "statement_en", `${target} ${topic} ${year} ${statement}`);
        missing.look(row, ["statement"]);
        if (!topic || !row.sound) return null;
        const statements = [statement, row.text("statement_es"), row.text("statement_de")];
        return copyLine([
          importId,
          row.line,
          target,
          TOPICS[topic],
          ...statements,
          value,
          unit,
          respondents,
          year,
          source,
        ]);
      },
      finish: () => missing.warn(problems, "They are told in English instead."),
    };
  },
};

/** The figure that a statement turns on, with its unit; both or neither. */
function readFigure(row: Row): { readonly value: number | null; readonly unit: string | null } {
  const missing = (["value", "unit"] as const).filter((key) => row.text(key) === null);
  const [key] = missing;
  if (missing.length === 1 && key) {
    row.refuse(
      key,
      "missing-value",
      () => `A figure has a value and a unit (${UNITS.join(", ")}), or neither is given.`,
    );
  }
  if (key) return { value: null, unit: null };
  const unit = row.choice("unit", UNITS);
  const bounds = unit === "percent" ? { least: 0, most: 100 } : { least: 0 };
  return { value: row.number("value", { ...bounds, whole: unit === "count" }), unit };
}
