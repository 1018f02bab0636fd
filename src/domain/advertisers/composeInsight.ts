import type { Locale } from "../taxonomy/name.ts";
import { verticalOf } from "../taxonomy/subVerticalById.ts";
import type { InsightSection, InsightText, Translations } from "./insightText.ts";
import type { SubVerticalInsight } from "./subVerticalInsight.ts";

/**
 * What is written about a sub-vertical: its own texts first, then those of its vertical. Of profile, buyer, season and co-op the
 * first one counts. All of it is in one language: English as soon as one text is not translated, since half a conversation in
 * another language helps nobody.
 */
export function composeInsight(texts: readonly InsightText[], subVertical: string, wanted: Locale): SubVerticalInsight {
  const inOrder = [subVertical, verticalOf(subVertical)].flatMap((target) =>
    texts.filter((text) => text.target === target).toSorted((a, b) => a.place - b.place),
  );
  const all = (section: InsightSection) => inOrder.filter((text) => text.section === section);
  const [profile, buyer, season, coop] = (["profile", "buyer", "season", "coop"] as const).map(
    (section) => all(section)[0],
  );
  const [questions, objections] = [all("question"), all("objection")];

  const spoken = [profile, buyer, season, coop, ...questions, ...objections].filter((text) => text !== undefined);
  const translated = spoken.every(({ text, answer }) => text[wanted] !== null && answer?.[wanted] !== null);
  const language = translated ? wanted : "en-US";
  const say = (text: Translations) => text[language] ?? text["en-US"];
  return {
    subVertical,
    language,
    profile: profile ? say(profile.text) : null,
    buyer: buyer ? say(buyer.text) : null,
    season: season ? say(season.text) : null,
    questions: questions.map(({ text }) => say(text)),
    objections: objections.map(({ text, answer }) => ({ objection: say(text), answer: answer ? say(answer) : "" })),
    coop: coop ? say(coop.text) : null,
    sources: [...new Set(all("source").map(({ text }) => say(text)))],
  };
}
