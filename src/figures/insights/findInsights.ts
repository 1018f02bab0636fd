import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { coreFacts, type Facts } from "./facts.ts";
import { breaksWithin } from "#domain/wallet/seriesBreaks.ts";
import { listedMedia } from "#domain/spending/listedMedia.ts";
import { redefinedMedia } from "#domain/spending/redefinedMedia.ts";
import { type FigurePlace, readFigureId } from "./figureId.ts";
import type { Insight, InsightFigures } from "./insight.ts";
import { printed } from "./printed.ts";
import type { Rule, Shown } from "./rule.ts";

/** What a rule finds, as far as the printed figures bear it out. */
export function findInsights(rule: Rule, facts: Facts): Insight[] {
  const seen = rule.money === "core" ? coreFacts(facts) : facts;
  const core = seen !== facts && facts.view.own.wallet.subVerticals.some(isPolitical);
  const drawn = rule.drawn?.(facts);
  return rule
    .find(seen)
    .filter(({ subject }) => !drawn || drawn.includes(subject))
    .filter(({ figures }) => !isAcrossBreak(figures, seen))
    .filter(({ message, figures }) => allKnown(figures) && rule.supports(message, shownOf(figures)))
    .map((finding) => ({ rule: rule.name, block: rule.block, core, ...finding, weight: bounded(finding.weight) }));
}

/** Whether figures of different years are told together although what they are about is of another definition in one of them. */
function isAcrossBreak(figures: InsightFigures, { view, whole }: Facts): boolean {
  const { wallet } = view.own;
  if (wallet.breaks === undefined) return false;
  const places = Object.values(figures).flatMap((figure) =>
    figure.kind === "name" ? [] : (readFigureId(figure.id) ?? []),
  );
  const years = places.flatMap(yearsOf);
  const [from, to] = [Math.min(...years), Math.max(...years)];
  if (!breaksWithin(wallet, from, to)) return false;
  const [first, last] = [wallet.years.indexOf(from), wallet.years.indexOf(to)];
  return places.some(({ medium }) => {
    const media = listedMedia(wallet).filter((one) => one.medium === medium || one.group === medium);
    const about = media.length > 0 ? media : listedMedia(wallet);
    return redefinedMedia(
      wallet,
      about.map(({ place }) => place),
      whole.political,
    )(first, last);
  });
}

/** The years of the money that a figure is made of. */
function yearsOf({ when, measure }: FigurePlace): number[] {
  if (measure === "year" || measure === "month" || measure === "seasonPart") return [];
  const years = when
    .split("-")
    .map(Number)
    .filter((year) => year > 0);
  const isChange = /growth|change/i.test(measure) && years.length === 1;
  return isChange ? years.flatMap((year) => [year - 1, year]) : years;
}

export function shownOf(figures: InsightFigures): Shown {
  return (name) => {
    const figure = figures[name];
    return figure && figure.kind !== "name" ? printed(figure) : Number.NaN;
  };
}

function allKnown(figures: InsightFigures): boolean {
  return Object.values(figures).every((figure) => figure.kind === "name" || Number.isFinite(figure.value));
}

function bounded(weight: number): number {
  return Math.min(Math.max(weight, 0), 1);
}
