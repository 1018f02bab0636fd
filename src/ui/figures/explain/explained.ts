import type { Season } from "#domain/advertisers/season.ts";
import { type GrowthOf, growthOf } from "#domain/figures/growth.ts";
import {
  levelOfView,
  provenanceAtLevel,
  provenanceInQuarters,
  reportedInView,
  reportedOf,
  saidBasis,
} from "#domain/revisions/provenanceAtLevel.ts";
import type { Level } from "#domain/revisions/revision.ts";
import type { Scope } from "#domain/spending/scope.ts";
import { yearKind } from "#domain/yearKind.ts";
import type { Explanation, MoneyQuestion } from "#ui/figures/figureLayer.ts";
import { originText, sourcesOf } from "#language/words/sources.ts";
import { revisionText } from "#language/words/revisionText.ts";
import { seasonSources, type Spending, withoutPolitical, yearOf } from "#documents/spending.ts";

/** The measures of the market spending; each has a definition and a formula in words. */
export type ExplainedMeasure =
  | "dollars"
  | "share"
  | "growth"
  | "nationShare"
  | "index"
  | "perCapita"
  | "range"
  | "cagr"
  | "core"
  | "political"
  | "politicalShare"
  | "politicalMonth"
  | "quarter"
  | "digitalShare"
  | "delta"
  | "deltaShare"
  | "deltaPerCapita"
  | "platform"
  | "topMedium";

/** One figure to explain. */
export interface Figure {
  /** What it is about: a medium, a year, a sub-vertical. */
  readonly subject: string;
  readonly measure: ExplainedMeasure;
  readonly market: string;
  readonly year: number;
  /** As it is shown. */
  readonly value: string;
  /** The formula with the actual values; null where the figure comes straight from the model. */
  readonly values: string | null;
  /** The medium whose source, kind and basis hold; null for a figure over several. */
  readonly medium?: string | null;
  /** What it is about, where that is not what the page is about: a category in a list of them, another market's figure. */
  readonly level?: Level | undefined;
  /** The years that growth over several compares. */
  readonly compared?: readonly [from: number, to: number] | undefined;
  /** The dollars behind it, where they are not those of its medium, or all, in the page's market and scope; null where there are none. */
  readonly money?: Partial<MoneyQuestion> | null;
  readonly low?: number | null;
  readonly high?: number | null;
}

/** Writes out why a figure is what it is: what it means, how it is calculated, where it comes from and how sure it is. */
export function explained(spending: Spending, figure: Figure): Explanation {
  const { text, formats } = spending.words;
  const { measure } = figure;
  return {
    title: text("spending.explained.title", {
      subject: figure.subject,
      measure: text(`spending.measure.${measure}`),
      year: formats.year(figure.year),
    }),
    value: figure.value,
    ...behindOf(spending, figure),
    what: text(`spending.what.${measure}`),
    formula: figure.values === null ? null : { words: text(`spending.formula.${measure}`), values: figure.values },
    facts: [
      [text("spending.fact.market"), figure.market],
      ...certainty(spending, figure),
      ...comparison(spending, figure),
      ...range(spending, figure),
      [text("spending.fact.revision"), revisionText(spending.revision, spending.words)],
    ],
  };
}

/** By what seasons a quarter was divided from its year. */
export function seasonsFact(seasons: readonly Season[], { text }: Spending["words"]): Explanation["facts"] {
  return seasons.length === 0 ? [] : [[text("spending.quarters.seasons"), seasonSources(seasons)]];
}

/** The part of all money that some measures are about. */
const PARTS: Partial<Record<ExplainedMeasure, "core" | "political">> = {
  core: "core",
  political: "political",
  politicalShare: "political",
  politicalMonth: "political",
};

function behindOf(spending: Spending, { measure, medium, year, money }: Figure): Pick<Explanation, "behind"> {
  if (money === null) return {};
  const part = PARTS[measure];
  const digital = measure === "platform" || measure === "digitalShare" ? "digital" : undefined;
  return behind(spending, { year, medium: medium ?? digital, ...(part && { part }), ...money });
}

/** What some dollars are followed with; what is left out of the question is that of the spending. */
export function behind(spending: Spending, question: Partial<MoneyQuestion>): Pick<Explanation, "behind"> {
  const { scope, view, market } = spending;
  const own = moneyOfScope(scope);
  const part = view.political === "without" ? "core" : undefined;
  return {
    behind: { spending: yearOf(spending), question: { market: market.id, year: view.year, part, ...own, ...question } },
  };
}

/** The part of a question that says of what verticals it is. */
export function moneyOfScope(scope: Scope): Pick<MoneyQuestion, "vertical" | "subVertical"> {
  return scope.kind === "market" ? {} : { [scope.kind]: scope.id };
}

/** How far off it may be, and what of that was measured. */
function range(
  { view, words }: Spending,
  { measure, low = null, high = null, level = levelOfView(view) }: Figure,
): Explanation["facts"] {
  if (measure !== "dollars" && measure !== "range") return [];
  const { text, formats } = words;
  const ends = low === null || high === null ? null : { low: formats.money(low), high: formats.money(high) };
  const said = ends ? text("spending.rangeOf.between", ends) : null;
  // The nation's total is divided by nobody; where it was published there is nothing to measure.
  if (level === "nation") return said === null ? [] : [[text("spending.fact.range"), said]];
  return [
    [
      text("spending.fact.range"),
      said === null ? text("spending.rangeOf.none") : text("spending.rangeOf.national", { range: said }),
    ],
  ];
}

/** That growth over years leaves political money out, where the page counts it. */
function comparison({ view, words }: Spending, { compared }: Figure): Explanation["facts"] {
  if (!compared || view.political === "without" || growthOf(...compared) === "all") return [];
  const { text, formats } = words;
  const [from, to] = compared.map((year) => formats.year(year));
  return [[text("spending.fact.compared"), text("spending.coreCompared", { from, to })]];
}

/** The spending that growth over years compares: without political money where the years differ in their elections. */
export function comparedSpending(spending: Spending, of: GrowthOf): Spending {
  return of === "all" ? spending : withoutPolitical(spending);
}

/** Where the figures of a year, or of one medium in it, come from and how settled they are, at their own level. */
export function certainty(
  { revision, view, words, divided }: Spending,
  { medium, year, level = levelOfView(view) }: Pick<Figure, "medium" | "year" | "level">,
): Explanation["facts"] {
  const { text } = words;
  const at = revision.years.indexOf(year);
  const isOwn = level === levelOfView(view);
  const other = provenanceAtLevel(revision.provenance, level);
  const provenance = isOwn ? view.provenance : divided ? provenanceInQuarters(other, level) : other;
  const own = medium ? provenance[revision.media.indexOf(medium)]?.[at] : undefined;
  const kind = own?.kind ?? yearKind(provenance, at);
  const told = own ? [own] : provenance.flatMap((row) => row[at] ?? []);
  const bases = [...new Set(told.map(saidBasis))];
  const reported = own ? reportedOf(own) : isOwn ? reportedInView({ ...view, year }) : "none";
  const sources = own ? [own.source] : sourcesOf(revision, year);
  return [
    [text("spending.fact.source"), originText(sources, level, words, reported) ?? text("spending.fact.ownModel")],
    [text("spending.fact.kind"), text(`spending.kind.${kind}`)],
    [text("spending.fact.basis"), words.formats.list(bases.map((one) => text(`spending.basis.${one}`)))],
    ...(divided && reported !== "whole" ? seasonsFact(divided.seasons, words) : []),
    [text("spending.fact.level"), text(`spending.about.${level}`)],
  ];
}
