import type { AlertFacts } from "#domain/alerts/alertFacts.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Words } from "./words.ts";

/** What an alert says, in one sentence. */
export function alertSentence(facts: AlertFacts, words: Words): string {
  const { text } = words;
  const { kind, month, value } = facts;
  const figures = {
    about: aboutOf(facts, words),
    medium: facts.medium === null ? "" : words.medium(facts.medium),
    place:
      facts.market === NATION
        ? text("alerts.place.nation")
        : text("alerts.place.market", { market: words.market(facts.market) }),
    year: words.formats.year(facts.year),
    before: alertAmount(facts, facts.before, words),
    after: alertAmount(facts, facts.after, words),
    change: alertChange(facts, words),
    month: month === null ? "" : words.formats.monthName(month),
    previous: month === null ? "" : words.formats.monthName(((month + 10) % 12) + 1),
  };
  if (kind === "season" || kind === "crowdOut") return text(`alerts.sentence.${kind}`, figures);
  return text(`alerts.sentence.${kind}.${value > 0 ? "up" : "down"}`, figures);
}

/** Whom an alert is about: a vertical, a sub-vertical or everybody, and on which medium where that is no part of the sentence itself. */
export function aboutOf({ kind, subject, medium }: AlertFacts, words: Words): string {
  const { text } = words;
  const name = subject.kind === "all" ? text("alerts.named.everyone") : words[subject.kind](subject.id);
  return medium === null || kind === "shareShift" || kind === "rankChange"
    ? name
    : text("alerts.named.onMedium", { subject: name, medium: words.medium(medium) });
}

/** One of the two amounts of an alert, as it is written everywhere. */
export function alertAmount({ kind }: Pick<AlertFacts, "kind">, amount: number, { formats }: Words): string {
  if (kind === "shareShift" || kind === "season") return formats.share(amount);
  return kind === "rankChange" ? formats.rank(amount) : formats.money(amount);
}

/** By how much, without the sign that the sentence says in a word. */
function alertChange({ kind, value }: AlertFacts, { formats }: Words): string {
  switch (kind) {
    case "growth":
    case "revised":
      return formats.growth(Math.abs(value)).replace(/^\+/, "");
    case "change":
      return formats.money(Math.abs(value));
    case "shareShift":
      return formats.points(Math.abs(value)).replace(/^\+/, "");
    default:
      return formats.count(Math.abs(value));
  }
}

/** By how much, with its sign: the column of a list. */
export function alertMovement({ kind, value }: AlertFacts, { text, formats }: Words): string {
  switch (kind) {
    case "growth":
    case "revised":
      return formats.growth(value);
    case "change":
      return formats.moneyChange(value);
    case "shareShift":
      return formats.points(value);
    case "rankChange":
      return text("alerts.places", {
        count: Math.abs(value),
        places: `${value > 0 ? "+" : "−"}${formats.count(Math.abs(value))}`,
      });
    default:
      return text("alerts.days", { count: value, days: formats.count(value) });
  }
}
