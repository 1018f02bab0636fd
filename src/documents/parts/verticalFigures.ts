import { againstNation, growthNote, type KeyFigure, toldGrowth, toneOf } from "./keyFigure.ts";
import type { Spending } from "../spending.ts";
import { averageGrowthText } from "#language/words/growthText.ts";
import type { Words } from "#language/words/words.ts";
import { indexAgainst, shareOf } from "#domain/figures/share.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { viewKind } from "#domain/yearKind.ts";
import { kindedYear } from "#language/words/kindWords.ts";
import { verticalRank, type VerticalRank } from "#domain/verticals/verticalRank.ts";

/** What the head of a vertical's page is made from; shares are parts of the market, 0–1. */
export interface VerticalStanding {
  readonly total: number | null;
  readonly marketTotal: number | null;
  readonly share: number | null;
  readonly nationShare: number | null;
  readonly index: number | null;
  readonly rank: VerticalRank | null;
  readonly rankHere: VerticalRank | null;
}

/** A vertical against the whole of its market and of the nation. */
export function verticalStanding({ view, whole, scope }: Spending): VerticalStanding {
  const totalOf = (one: SpendingView, market: SpendingView["own"]) =>
    spendingSections.mediaAdSpending.compute({ ...one, own: market }).total;
  const [total, marketTotal] = [totalOf(view, view.own), totalOf(whole, whole.own)];
  const share = shareOf(total, marketTotal);
  const nationShare = shareOf(totalOf(view, view.nation), totalOf(whole, whole.nation));
  const vertical = scope.kind === "market" ? "" : scope.id;
  return {
    total,
    marketTotal,
    share,
    nationShare,
    index: indexAgainst(nationShare, share),
    rank: verticalRank(whole.nation.wallet, vertical, view),
    rankHere: verticalRank(whole.own.wallet, vertical, view),
  };
}

export type VerticalFigureId = "total" | "share" | "index" | "outlook" | "rank";

/** The figures at the head of a vertical's page. */
export function verticalFigures(
  { view, whole: market, words }: Spending,
  facts: VerticalStanding,
): KeyFigure<VerticalFigureId>[] {
  const { text, formats } = words;
  const isNation = view.own.wallet.market === view.nation.wallet.market;
  const years = spendingSections.mediaAdSpendingTable.compute(view);
  const whole = years.rows.at(-1);
  const at = years.years.indexOf(view.year);
  const nation = spendingSections.mediaAdSpending.compute({ ...view, own: view.nation });
  const change = {
    growth: whole?.growth[at] ?? null,
    coreGrowth: whole?.coreGrowth[at] ?? null,
    newDefinition: whole?.breaks.includes(view.year) ?? false,
  };
  const outlook = whole?.cagr ?? null;
  const [from, to] = [formats.year(years.cagrFrom), formats.year(years.cagrTo)];
  return [
    {
      id: "total",
      label: text(`verticals.key.total.${view.political}`, {
        year: kindedYear(formats.year(view.year), viewKind(view), words),
      }),
      value: formats.money(facts.total),
      amount: facts.total,
      note: growthNote(change, isNation ? null : nation, view.year, words),
      tone: toneOf(toldGrowth(change)),
    },
    {
      id: "share",
      label: text("verticals.key.share"),
      value: formats.share(facts.share),
      note: isNation ? "" : againstNation(facts.share, facts.nationShare, { view, whole: market, words }),
    },
    {
      id: "index",
      label: text("verticals.key.index"),
      value: formats.index(facts.index),
      note: isNation ? "" : indexNote(facts.index, words),
    },
    {
      id: "outlook",
      label: text("verticals.key.outlook", { year: to }),
      value: formats.money(whole?.dollars.at(-1) ?? null),
      amount: whole?.dollars.at(-1) ?? null,
      note:
        outlook === null
          ? ""
          : text("spending.key.outlookGrowth", {
              growth: averageGrowthText(outlook, { of: years.cagrOf, political: view.political }, words),
              from,
            }),
      tone: toneOf(outlook),
    },
    {
      id: "rank",
      label: text("verticals.key.rank"),
      value: facts.rank
        ? text("verticals.key.rankValue", { rank: facts.rank.rank, all: facts.rank.of })
        : formats.count(null),
      note:
        isNation || !facts.rankHere
          ? ""
          : text("verticals.key.rankHere", { rank: facts.rankHere.rank, all: facts.rankHere.of }),
    },
  ];
}

/** `12.3% more than the nation's mix` */
function indexNote(index: number | null, { text, formats }: Words): string {
  if (index === null) return "";
  const apart = index / 100 - 1;
  if (Math.abs(apart) < 0.005) return text("verticals.key.indexEven");
  return text(apart > 0 ? "verticals.key.indexStrong" : "verticals.key.indexWeak", {
    part: formats.share(Math.abs(apart)),
  });
}
