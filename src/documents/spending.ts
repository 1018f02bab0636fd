import type { Market } from "#domain/markets/market.ts";
import type { Measure } from "#domain/figures/measure.ts";
import type { Highlights } from "#domain/highlights.ts";
import { SOLD_BY } from "#domain/localMedium/localMedium.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import { levelOfView, provenanceAtLevel, withReported } from "#domain/revisions/provenanceAtLevel.ts";
import type { Season } from "#domain/advertisers/season.ts";
import type { Quarter } from "#domain/period.ts";
import { narrowView, type Scope } from "#domain/spending/scope.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { viewInQuarter } from "#domain/spending/viewInQuarter.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { type Words, wordsInQuarter } from "#language/words/words.ts";

/** All that figures of spending are made from, on a screen and in a file alike. A new object whenever any of it changes. */
export interface Spending {
  /** What part of the market it is about. */
  readonly scope: Scope;
  /** The figures of the scope. */
  readonly view: SpendingView;
  /** The figures of the whole market, for shares of it. */
  readonly whole: SpendingView;
  readonly market: Market;
  readonly revision: Revision;
  readonly measure: Measure;
  /** What stands out because it is the reader's own. */
  readonly own: Highlights;
  readonly words: Words;
  /** Said where the figures are those of a scenario, and so none that we forecast. */
  readonly whatIf?: WhatIf;
  /** Said where the figures are of one quarter of their years. */
  readonly divided?: DividedYear;
}

/** What the figures of a quarter were divided from, and by what. */
export interface DividedYear {
  readonly ofYear: Spending;
  readonly quarter: Quarter;
  readonly seasons: readonly Season[];
}

/** The same of the whole year, for what speaks of years alone. */
export function yearOf(spending: Spending): Spending {
  return spending.divided?.ofYear ?? spending;
}

/** The same of another part of the market. */
export function spendingOf(spending: Spending, scope: Scope): Spending {
  const { whole, divided } = spending;
  return {
    ...spending,
    scope,
    view: narrowView(whole, scope),
    ...(divided && { divided: { ...divided, ofYear: spendingOf(divided.ofYear, scope) } }),
  };
}

/** Where seasons come from that years were divided by. */
export function seasonSources(seasons: readonly Season[]): string {
  return [...new Set(seasons.map(({ source }) => source))].join("; ");
}

/** The same of one quarter of each year. Where words name a year, they name its quarter, since that is what every figure is of. */
export function spendingInQuarter(spending: Spending, quarter: Quarter, seasons: readonly Season[]): Spending {
  const { whatIf } = spending;
  const whole = viewInQuarter(spending.whole, quarter, seasons);
  return {
    ...spending,
    whole,
    view: narrowView(whole, spending.scope),
    words: wordsInQuarter(spending.words, quarter),
    ...(whatIf && { whatIf: { ...whatIf, published: spendingInQuarter(whatIf.published, quarter, seasons) } }),
    divided: { ofYear: spending, quarter, seasons },
  };
}

/** A scenario that readers are offered, shown instead of what is published; it belongs to the revision of the spending. */
export interface WhatIf {
  readonly id: string;
  /** In the reader's language, as all of it. */
  readonly name: string;
  /** Empty where nobody wrote one. */
  readonly description: string;
  /** The same screen as published, of the scope that it was loaded with. */
  readonly published: Spending;
}

/** The media that the reader sells, on whose side sentences are: her own, else those of the stations of the kind of market that is shown. */
export function soldMedia({ own, market }: Pick<Spending, "own" | "market">): readonly string[] {
  return own.sells.size > 0 ? [...own.sells] : Object.values(SOLD_BY[market.kind === "radio" ? "radio" : "tv"]);
}

/** The same without political money, which comes and goes with elections. */
export function withoutPolitical(spending: Spending): Spending {
  const { view, whole, divided } = spending;
  return {
    ...spending,
    view: coreView(view),
    whole: coreView(whole),
    ...(divided && { divided: { ...divided, ofYear: withoutPolitical(divided.ofYear) } }),
  };
}

function coreView(view: SpendingView): SpendingView {
  const plain = provenanceAtLevel(view.provenance, levelOfView(view));
  const provenance = withReported(plain, view.own.wallet, { political: "without", currentYear: view.currentYear });
  return { ...view, political: "without", provenance };
}

/** What documents to hand over are of: core money, but where they are about political money itself. */
export function coreSpending(spending: Spending): Spending {
  return spending.view.own.wallet.subVerticals.every(isPolitical) ? spending : withoutPolitical(spending);
}
