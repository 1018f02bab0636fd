import { coreGrowthBeside, growth } from "#domain/figures/growth.ts";
import { indexAgainst, perPerson, shareOf } from "#domain/figures/share.ts";
import { redefinedMedia } from "#domain/spending/redefinedMedia.ts";
import { spendingSections } from "#domain/spending/spendingSections.ts";
import type { ForecastYear } from "#domain/spending/sections.ts";
import type { MediumId } from "#domain/taxonomy/media.ts";
import type { MarketWallet, SpendingView } from "#domain/spending/view.ts";

export const HOME_CARDS = ["total", "core", "digitalShare", "tvOta", "radioOta", "ctvOtt", "political"] as const;
export type HomeCardId = (typeof HOME_CARDS)[number];

/** One figure of the market with what it is to be read against. */
export interface HomeCard {
  readonly id: HomeCardId;
  /** Dollars; of the digital share a part of one. */
  readonly value: number | null;
  /** Change on the year before: a part of one; of the digital share in points as part of one. */
  readonly change: number | null;
  /** That of what is not political, where politics bends it; else null. */
  readonly coreChange: number | null;
  /** 100 is the nation: dollars per head against the nation's, of the digital share the shares. */
  readonly index: number | null;
  /** The five years up to the year looked at, and what comes after it. */
  readonly years: readonly (number | null)[];
  /** The place in `years` of the year looked at. */
  readonly at: number;
}

/** Years before the one looked at that a card draws. */
const BEFORE = 4;

/** The figures a seller opens the day with. */
export function homeCards(view: SpendingView): HomeCard[] {
  const own = seriesOf(view, view.own);
  const ofCore = view.political === "without" ? own : seriesOf({ ...view, political: "without" }, view.own);
  const core: Series = { ...ofCore, total: ofCore.core };
  const nation = seriesOf(view, view.nation);
  const year = view.own.wallet.years.indexOf(view.year);
  const first = Math.max(0, year - BEFORE);
  const { wallet } = view.own;
  // Of the media that a card is about alone, else of all.
  const isNew = (id: HomeCardId) => {
    const place = wallet.media.indexOf(id);
    return redefinedMedia(wallet, place < 0 ? [...wallet.media.keys()] : [place], view.political)(year - 1, year);
  };
  return HOME_CARDS.map((id): HomeCard => {
    const [value, before, whole] = [own[id][year] ?? null, own[id][year - 1] ?? null, nation[id][year] ?? null];
    const isShare = id === "digitalShare";
    const withCore = (at: number) => ({ dollars: own[id][at] ?? null, core: core[id][at] ?? null });
    return {
      id,
      value,
      change: isNew(id)
        ? null
        : isShare
          ? value === null || before === null
            ? null
            : value - before
          : growth(before, value),
      coreChange:
        isShare || id === "political" || isNew(id) ? null : coreGrowthBeside(withCore(year - 1), withCore(year)),
      index: isShare
        ? indexAgainst(whole, value)
        : indexAgainst(perPerson(whole, view.nation.population), perPerson(value, view.own.population)),
      years: own[id].slice(first),
      at: year - first,
    };
  });
}

type Series = Readonly<Record<HomeCardId, readonly (number | null)[]>>;

/** Every card's figure in every year of a market. Total, core and political are themselves, whatever the switch says. */
function seriesOf(view: SpendingView, market: MarketWallet): Series {
  const all = spendingSections.forecastByMedia.compute({ ...view, own: market, political: "with" }).years;
  const shown =
    view.political === "with" ? all : spendingSections.forecastByMedia.compute({ ...view, own: market }).years;
  const of = (years: readonly ForecastYear[], figure: (year: ForecastYear) => number | null) => years.map(figure);
  const { rows } = spendingSections.mediaAdSpendingTable.compute({ ...view, own: market });
  const medium = (id: MediumId) =>
    rows.find((row) => row.level === "medium" && row.id === id)?.dollars ?? market.wallet.years.map(() => null);
  return {
    total: of(all, ({ total }) => total),
    core: of(all, ({ core }) => core),
    digitalShare: of(shown, ({ digital, total }) => shareOf(digital, total)),
    tvOta: medium("tvOta"),
    radioOta: medium("radioOta"),
    ctvOtt: medium("ctvOtt"),
    political: of(all, ({ political }) => political),
  };
}
