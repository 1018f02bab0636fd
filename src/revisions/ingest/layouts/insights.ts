import { LONGEST_TEXT } from "../cellBounds.ts";
import { INSIGHT_SECTIONS, type InsightSection } from "#domain/advertisers/insightText.ts";
import { copyLine } from "../copyLine.ts";
import type { Layout } from "../layout.ts";
import { MissingTranslations } from "../missingTranslations.ts";
import { readTarget } from "../cells/readTaxonomy.ts";
import type { Row } from "../row.ts";
import { SeenKeys } from "../seenKeys.ts";

/** Places count within a section, so nobody needs more. */
const MOST_TEXTS = 1_000;

/** What a seller should know of a sub-vertical, or of all sub-verticals of a vertical, text by text. */
export const insights: Layout = {
  name: "insights",
  title: "insights",
  nature: "assumed",
  table: "insight_text",
  tableColumns: ["target", "section", "place", "text_en", "text_es", "text_de", "answer_en", "answer_es", "answer_de"],
  columns: [
    { key: "target", aliases: ["sub_vertical", "subvertical", "vertical", "category", "branche"], required: true },
    { key: "section", aliases: ["sección", "abschnitt"], required: true },
    { key: "place", aliases: ["order", "orden", "reihenfolge"] },
    { key: "text_en", aliases: ["text", "text_english"], required: true, longest: LONGEST_TEXT },
    { key: "text_es", aliases: ["text_spanish"], longest: LONGEST_TEXT },
    { key: "text_de", aliases: ["text_german"], longest: LONGEST_TEXT },
    { key: "answer_en", aliases: ["answer", "answer_english"], longest: LONGEST_TEXT },
    { key: "answer_es", aliases: ["answer_spanish"], longest: LONGEST_TEXT },
    { key: "answer_de", aliases: ["answer_german"], longest: LONGEST_TEXT },
  ],
  open: ({ row, importId, problems }) => {
    const seen = new SeenKeys();
    const missing = new MissingTranslations();
    return {
      check: () => {
        const target = readTarget(row, "target");
        const section = row.choice("section", INSIGHT_SECTIONS);
        const place = row.text("place") === null ? 1 : row.number("place", { whole: true, least: 1, most: MOST_TEXTS });
        const texts = [row.requiredText("text_en"), row.text("text_es"), row.text("text_de")];
        const answers = section === null ? [] : readAnswers(row, section);
        if (target && section && place) seen.check(row, "target", `${target} ${section} ${place}`);
        if (section !== null && section !== "source") {
          missing.look(row, section === "objection" ? ["text", "answer"] : ["text"]);
        }
        return row.sound ? copyLine([importId, target, section, place, ...texts, ...answers]) : null;
      },
      finish: () => missing.warn(problems, "Sub-verticals that they belong to are told in English instead."),
    };
  },
};

const ANSWERS = ["answer_en", "answer_es", "answer_de"] as const;

/** The answer to an objection, which is the only section that has one. */
function readAnswers(row: Row, section: InsightSection): readonly (string | null)[] {
  const answers = ANSWERS.map((key) => row.text(key));
  if (section === "objection") {
    if (answers[0] === null) row.refuse("answer_en", "missing-value", () => "An objection needs an answer to it.");
    return answers;
  }
  for (const [at, key] of ANSWERS.entries()) {
    if (answers[at] === null) continue;
    row.refuse(key, "unknown-value", () => `Only an objection has an answer; this is a ${section}.`);
  }
  return answers;
}
