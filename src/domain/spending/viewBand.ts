import { nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { type Band, bandAround, errorOf, marketPart } from "../figures/bands.ts";
import { isPolitical } from "../taxonomy/isPolitical.ts";
import { provenanceAt } from "../yearKind.ts";
import { listedMedia, mediumDollars } from "./listedMedia.ts";
import type { MarketWallet, SpendingView } from "./view.ts";

/** Bands for the figures of a view's own market, by place of medium and year. */
export type ViewBand = (dollars: number | null, medium: number, year: number) => Band;

export function viewBand({ own, nation, provenance, currentYear, political }: SpendingView): ViewBand {
  const { subVerticals } = own.wallet;
  const core = subVerticals.filter((id) => !isPolitical(id));
  const shown = political === "without" && core.length > 0 ? core : subVerticals;
  const sizeYear = Math.max(own.wallet.years.indexOf(currentYear), 0);
  const part = marketPart(own.wallet.market, allDollars(own, sizeYear), allDollars(nation, sizeYear));
  return (dollars, medium, year) => {
    const { total, ...errors } = provenanceAt(provenance, medium, year);
    const error = errorOf(errors, shown);
    const horizon = Math.max((own.wallet.years[year] ?? currentYear) - currentYear, 0);
    return bandAround(dollars, { ...total, horizon, marketPart: part, error });
  };
}

function allDollars({ wallet }: MarketWallet, year: number): number | null {
  return nullIfUnknown(sumKnown(listedMedia(wallet).map(({ place }) => mediumDollars(wallet, place, year, "with"))));
}
