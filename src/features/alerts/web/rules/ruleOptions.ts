import {
  type AlertCondition,
  type AlertKind,
  isCalendarKind,
  isMixKind,
  THRESHOLDS,
  WHOLE,
} from "#domain/alerts/alertRule.ts";
import type { MarketKind } from "#domain/markets/market.ts";
import { NATION } from "#domain/markets/market.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import type { Words } from "#language/words/words.ts";

/** Stands for null in a list of choices. */
export const ANY = "*";

interface Choice {
  readonly value: string;
  readonly label: string;
}

interface ChoiceGroup {
  readonly group: string;
  readonly items: Choice[];
}

/** What a new rule begins with. */
export const NEW_CONDITION: AlertCondition = {
  kind: "growth",
  direction: "up",
  threshold: THRESHOLDS.growth.usual,
  severity: "medium",
  market: null,
  subject: null,
  everySubVertical: false,
  medium: null,
};

/** The condition about another kind of news: its usual threshold, and nothing that means nothing there. */
export function ofKind(condition: AlertCondition, kind: AlertKind): AlertCondition {
  const calendar = isCalendarKind(kind);
  return {
    ...condition,
    kind,
    threshold: THRESHOLDS[kind].usual,
    direction: calendar ? "up" : condition.direction,
    medium: calendar ? null : condition.medium,
    subject: kind === "crowdOut" ? WHOLE : condition.subject,
    everySubVertical: kind === "crowdOut" ? false : condition.everySubVertical,
  };
}

export function marketChoices(
  markets: readonly { readonly id: string; readonly kind: MarketKind | "nation" }[],
  words: Words,
): Choice[] {
  const { text } = words;
  return [
    { value: ANY, label: text("alerts.rule.allMarkets") },
    { value: NATION, label: text("alerts.rule.nation") },
    ...markets.filter(({ id }) => id !== NATION).map(({ id }) => ({ value: id, label: words.market(id) })),
  ];
}

/** Lines of business that the person may read, each followed by its sub-verticals. */
export function subjectChoices(readable: readonly string[], words: Words): (Choice | ChoiceGroup)[] {
  const { text } = words;
  return [
    { value: ANY, label: text("alerts.rule.followed") },
    { value: WHOLE, label: text("alerts.rule.everyone") },
    ...VERTICALS.filter(({ id }) => readable.includes(id)).map(({ id, subVerticals }) => ({
      group: words.vertical(id),
      items: [id, ...subVerticals.map((sub) => sub.id)].map((value, at) => ({
        value,
        label: at === 0 ? words.vertical(value) : words.subVertical(value),
      })),
    })),
  ];
}

export function mediumChoices(kind: AlertKind, words: Words): Choice[] {
  const any = isMixKind(kind) ? words.text("alerts.rule.anyMedium") : words.text("alerts.rule.allMedia");
  return [{ value: ANY, label: any }, ...MEDIA.map(({ id }) => ({ value: id, label: words.medium(id) }))];
}

export function unitOf(kind: AlertKind, { text }: Words): string {
  switch (kind) {
    case "growth":
    case "revised":
      return text("alerts.rule.unit.percent");
    case "change":
      return text("alerts.rule.unit.dollars");
    case "shareShift":
      return text("alerts.rule.unit.points");
    case "rankChange":
      return text("alerts.rule.unit.places");
    default:
      return text("alerts.rule.unit.days");
  }
}
