import { type AlertCondition, type AlertKind, WHOLE } from "#domain/alerts/alertRule.ts";
import { NATION } from "#domain/markets/market.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import type { Words } from "#language/words/words.ts";

/** What a rule waits for, in one sentence. */
export function ruleSentence(condition: AlertCondition, words: Words): string {
  const { text } = words;
  const { kind, direction, medium } = condition;
  const figures = {
    about: aboutOf(condition, words),
    medium: medium === null ? text("alerts.rule.someMedium") : words.medium(medium),
    place: placeOf(condition, words),
    threshold: thresholdText(kind, condition.threshold, words),
  };
  if (kind === "season" || kind === "crowdOut") return text(`alerts.rule.sentence.${kind}`, figures);
  return text(`alerts.rule.sentence.${kind}.${direction}`, figures);
}

function aboutOf({ kind, subject, everySubVertical, medium }: AlertCondition, words: Words): string {
  const { text } = words;
  const name = subjectOf(subject, everySubVertical, words);
  const isMix = kind === "shareShift" || kind === "rankChange";
  if (medium === null || isMix) return name;
  return text("alerts.onMedium", { subject: name, medium: words.medium(medium) });
}

function subjectOf(subject: string | null, every: boolean, words: Words): string {
  const { text } = words;
  if (subject === null) return text(every ? "alerts.rule.about.followedSubs" : "alerts.rule.about.followed");
  if (subject === WHOLE) return text("alerts.everyone");
  if (!verticalById(subject)) return words.subVertical(subject);
  return every ? text("alerts.rule.about.subsOf", { vertical: words.vertical(subject) }) : words.vertical(subject);
}

/** A season without a market is the nation's. */
function placeOf({ kind, market }: AlertCondition, words: Words): string {
  const { text } = words;
  if (market === NATION || (market === null && kind === "season")) return text("alerts.place.nation");
  return market === null ? text("alerts.place.any") : text("alerts.place.market", { market: words.market(market) });
}

function thresholdText(kind: AlertKind, threshold: number, { text, formats }: Words): string {
  switch (kind) {
    case "growth":
    case "revised":
      return formats.share(threshold / 100);
    case "change":
      return formats.money(threshold);
    case "shareShift":
      return formats.points(threshold / 100).replace(/^\+/, "");
    case "rankChange":
      return text("alerts.rule.places", { count: threshold, places: formats.count(threshold) });
    default:
      return text("alerts.rule.days", { count: threshold, days: formats.count(threshold) });
  }
}
