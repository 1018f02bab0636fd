import { amountAt, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { addBands, type Band } from "../figures/bands.ts";
import { averageGrowth, coreGrowthBeside, growth, type GrowthOf, growthOf } from "../figures/growth.ts";
import { perPerson, shareOf } from "../figures/share.ts";
import type { Basis, Kind } from "../revisions/revision.ts";
import { listedMedia, mediumDollars } from "../spending/listedMedia.ts";
import { politicalDollars } from "../spending/politicalSpending.ts";
import { redefinedMedia } from "../spending/redefinedMedia.ts";
import { narrowView } from "../spending/scope.ts";
import type { Political, SpendingView } from "../spending/view.ts";
import { viewBand } from "../spending/viewBand.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { leastCertain, provenanceAt } from "../yearKind.ts";
import type { Asked } from "./asked.ts";
import { groupOfTopic } from "./meaning.ts";

/** What a question asks for, in one market and year. Dollars are whole, shares and growth parts of one; null is no data. */
export interface AskedFigure extends Band {
  readonly year: number;
  readonly dollars: number | null;
  /** Of what everybody spends on the same: a medium's of all media, a category's of all advertising. Null where it is the whole. */
  readonly share: number | null;
  readonly perCapita: number | null;
  /** On the year before; null of political money, which comes and goes with elections. */
  readonly growth: number | null;
  readonly coreGrowth: number | null;
  readonly newDefinition: boolean;
  readonly kind: Kind;
  readonly basis: Basis;
}

/** A market in the years asked for. */
export interface AskedRow {
  readonly market: string;
  readonly figures: readonly AskedFigure[];
  /** The average yearly growth between the first and the last year; null for one year, and across a new definition. */
  readonly average: number | null;
  readonly averageOf: GrowthOf;
}

/** The least certain first. */
const BASES: readonly Basis[] = ["assumed", "modelled", "derived", "reported", "published"];

type Question = Pick<Asked, "years" | "scope" | "medium" | "topic" | "political">;

/**
 * The figures that answer a question, a row for each view: that of the market asked about, then of those it is held against. Each view is of a
 * whole market. Years that its wallet does not have are left out.
 */
export function askedFigures(views: readonly SpendingView[], question: Question): AskedRow[] {
  return views.map((view) => askedRow(view, question));
}

/** What a share of the question's money is a part of; null where the money is all there is. */
export function sharedWhole({ medium, topic, scope }: Question): "media" | "advertising" | null {
  if (medium !== null || groupOfTopic(topic) !== undefined) return "media";
  return scope.kind !== "market" || topic === "political" ? "advertising" : null;
}

function askedRow(whole: SpendingView, question: Question): AskedRow {
  const view = narrowView({ ...whole, political: politicalOf(whole, question) }, question.scope);
  const { wallet, population } = view.own;
  const media = mediaOf(view, question);
  const places = media.map(({ place }) => place);
  const money = (place: number, year: number) =>
    question.topic === "political"
      ? amountAt(politicalDollars(wallet, year), place)
      : mediumDollars(wallet, place, year, view.political);
  const dollarsIn = (year: number) => nullIfUnknown(sumKnown(places.map((place) => money(place, year))));
  const coreIn = (year: number) =>
    question.topic === "political"
      ? dollarsIn(year)
      : nullIfUnknown(sumKnown(places.map((place) => mediumDollars(wallet, place, year, "without"))));
  const isElectionMoney = question.topic === "political" || wallet.subVerticals.every(isPolitical);
  const isNew = redefinedMedia(wallet, places, view.political);
  const band = viewBand(view);
  const figures = question.years.flatMap((year): AskedFigure[] => {
    const at = wallet.years.indexOf(year);
    if (at < 0) return [];
    const dollars = dollarsIn(at);
    const origins = media.map(({ place }) => provenanceAt(view.provenance, place, at));
    const bands = places.flatMap((place) => {
      const part = nullIfUnknown(money(place, at));
      return part === null ? [] : [band(part, place, at)];
    });
    const newDefinition = isNew(at - 1, at);
    const [before, now] = [at - 1, at].map((year) => ({ dollars: dollarsIn(year), core: coreIn(year) }));
    return [
      {
        year,
        dollars,
        share: shareOf(dollars, wholeIn(whole, view, question, at)),
        perCapita: perPerson(dollars, population),
        growth: newDefinition || isElectionMoney ? null : growth(before?.dollars ?? null, dollars),
        coreGrowth: newDefinition || isElectionMoney || !before || !now ? null : coreGrowthBeside(before, now),
        newDefinition,
        kind: leastCertain(origins.map(({ kind }) => kind)),
        basis: BASES.find((basis) => origins.some((origin) => origin.basis === basis)) ?? "modelled",
        ...addBands(bands),
      },
    ];
  });
  return {
    market: wallet.market,
    figures,
    ...averageOf(
      figures,
      view.political,
      (year) => coreIn(wallet.years.indexOf(year)),
      (from, to) => isNew(wallet.years.indexOf(from), wallet.years.indexOf(to)),
    ),
  };
}

/** A question about political money counts it, whatever the screen does. */
function politicalOf({ political }: SpendingView, { topic }: Question): Political {
  return topic === "political" ? "with" : political;
}

function mediaOf({ own: { wallet } }: SpendingView, { medium, topic }: Question) {
  if (medium !== null) return listedMedia(wallet).filter((one) => one.medium === medium);
  return listedMedia(wallet, groupOfTopic(topic));
}

/** What the money asked for is a part of, in a year by place. */
function wholeIn(whole: SpendingView, view: SpendingView, question: Question, year: number): number | null {
  const of = sharedWhole(question);
  if (of === null) return null;
  const { wallet } = of === "media" ? view.own : whole.own;
  return nullIfUnknown(
    sumKnown(listedMedia(wallet).map(({ place }) => mediumDollars(wallet, place, year, view.political))),
  );
}

/** Over years of the same phase of elections all money is compared, else what is not political. */
function averageOf(
  figures: readonly AskedFigure[],
  political: Political,
  core: (year: number) => number | null,
  isNew: (from: number, to: number) => boolean,
): Pick<AskedRow, "average" | "averageOf"> {
  const [first, last] = [figures[0], figures.at(-1)];
  if (!first || !last || first === last) return { average: null, averageOf: "all" };
  const of = political === "without" ? "core" : growthOf(first.year, last.year);
  const [from, to] = of === "core" ? [core(first.year), core(last.year)] : [first.dollars, last.dollars];
  const average = isNew(first.year, last.year) ? null : averageGrowth(from, to, last.year - first.year);
  return { average, averageOf: of };
}
