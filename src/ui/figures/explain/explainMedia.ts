import { amountAt, nullIfUnknown, sumKnown } from "#domain/figures/amount.ts";
import { averageGrowth, growth, growthOf } from "#domain/figures/growth.ts";
import { indexAgainst, perPerson, shareOf } from "#domain/figures/share.ts";
import { addBands } from "#domain/figures/bands.ts";
import { levelOf, levelOfView } from "#domain/revisions/provenanceAtLevel.ts";
import { mediumDollars } from "#domain/spending/listedMedia.ts";
import { redefinedMedia } from "#domain/spending/redefinedMedia.ts";
import type { MarketWallet } from "#domain/spending/view.ts";
import { viewBand } from "#domain/spending/viewBand.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import { cellIndex } from "#domain/wallet/wallet.ts";
import type { Explanation } from "#ui/figures/figureLayer.ts";
import type { Spending } from "#documents/spending.ts";
import { comparedSpending, explained, type ExplainedMeasure, type Figure } from "./explained.ts";
import { change, compound, quotient, sumOfParts } from "./writeFormula.ts";

/** A figure about one medium, one group of media, or all of them. */
export interface MediaFigure {
  readonly market: MarketWallet;
  /** A medium id, `traditional`, `digital` or `total`. */
  readonly id: string;
  readonly year: number;
  readonly measure: ExplainedMeasure;
  /** What shares are parts of: everything, or digital alone. */
  readonly within: "total" | "digital";
  /** For average growth: between which years. */
  readonly span?: readonly [from: number, to: number];
}

/** Explains any figure about media, calculating it again from the wallets. */
export function explainMedia(spending: Spending, figure: MediaFigure): Explanation | null {
  const { view, words } = spending;
  const { formats, text } = words;
  const { market, id, year, measure, within } = figure;
  const dollars = amount(spending, market, id, year);
  const total = amount(spending, market, within, year);
  const nationDollars = amount(spending, view.nation, id, year);
  const nationTotal = amount(spending, view.nation, within, year);
  const share = shareOf(dollars, total);
  const nationShare = shareOf(nationDollars, nationTotal);
  const isWhole = !levelOfView(view).endsWith("Category");
  const isGroup = id === "traditional" || id === "digital" || id === "total";
  const write = (value: string, values: string | null, more: Pick<Figure, "low" | "high" | "compared"> = {}) =>
    explained(spending, {
      subject: isGroup ? text(`spending.level.${id}`) : words.medium(id),
      market: words.market((measure === "nationShare" ? view.nation : market).wallet.market),
      measure,
      year,
      value,
      values,
      medium: isGroup ? null : id,
      money: {
        market: (measure === "nationShare" ? view.nation : market).wallet.market,
        ...(id === "total" ? {} : { medium: id }),
      },
      level: levelOf((measure === "nationShare" ? view.nation : market).wallet.market, isWhole),
      ...more,
    });
  const band = market === view.own ? bandOf(spending, id, year) : {};

  switch (measure) {
    case "share": {
      const value = formats.share(share);
      return write(value, quotient(formats, dollars, total, value));
    }
    case "nationShare": {
      const value = formats.share(nationShare);
      return write(value, quotient(formats, nationDollars, nationTotal, value));
    }
    case "index": {
      const value = formats.index(indexAgainst(nationShare, share));
      return write(
        value,
        share === null || !nationShare
          ? null
          : `${formats.share(share)} ÷ ${formats.share(nationShare)} × 100 = ${value}`,
      );
    }
    case "growth": {
      const before = isRedefined(spending, market, id, [year - 1, year])
        ? null
        : amount(spending, market, id, year - 1);
      const value = formats.growth(growth(before, dollars));
      return write(value, change(formats, before, dollars, value));
    }
    case "perCapita": {
      const value = formats.perCapita(perPerson(dollars, market.population));
      const people = formats.count(market.population);
      return write(value, dollars === null ? null : `${formats.dollars(dollars)} ÷ ${people} = ${value}`);
    }
    case "cagr": {
      const [from, to] = figure.span ?? [year, year];
      const compared = comparedSpending(spending, growthOf(from, to));
      const isApart = isRedefined(spending, market, id, [from, to]);
      const [first, last] = [isApart ? null : amount(compared, market, id, from), amount(compared, market, id, to)];
      const value = formats.growth(averageGrowth(first, last, to - from));
      const values = compound(formats, first, last, to - from, value);
      return write(value, values, { compared: [from, to] });
    }
    default:
      return write(
        formats.dollars(dollars),
        dollars === null ? null : sumOfParts(parts(spending, market, id, year), words),
        band,
      );
  }
}

/** The places of a medium, a group or all media on the wallet's axis. */
function places({ wallet }: MarketWallet, id: string): number[] {
  return wallet.media.flatMap((medium, place) =>
    id === "total" || id === medium || id === mediumGroup(medium) ? [place] : [],
  );
}

function amount({ view }: Spending, market: MarketWallet, id: string, year: number): number | null {
  const at = market.wallet.years.indexOf(year);
  return nullIfUnknown(
    sumKnown(places(market, id).map((place) => mediumDollars(market.wallet, place, at, view.political))),
  );
}

/** Whether it is of another definition in one year than in the other: then no growth is told. */
function isRedefined({ view }: Spending, market: MarketWallet, id: string, years: readonly [number, number]): boolean {
  const [from, to] = years.map((year) => market.wallet.years.indexOf(year));
  return redefinedMedia(market.wallet, places(market, id), view.political)(from ?? -1, to ?? -1);
}

function bandOf(spending: Spending, id: string, year: number) {
  const { own } = spending.view;
  const at = own.wallet.years.indexOf(year);
  const band = viewBand(spending.view);
  return addBands(
    places(own, id).flatMap((place) => {
      const dollars = nullIfUnknown(mediumDollars(own.wallet, place, at, spending.view.political));
      return dollars === null ? [] : [band(dollars, place, at)];
    }),
  );
}

/** A medium is the sum of its sub-verticals, a group the sum of its media. */
function parts(
  { view, words }: Spending,
  market: MarketWallet,
  id: string,
  year: number,
): { name: string; dollars: number }[] {
  const { wallet } = market;
  const at = wallet.years.indexOf(year);
  const [place, ...others] = places(market, id);
  if (place === undefined) return [];
  if (others.length > 0) {
    return [place, ...others].map((medium) => ({
      name: words.medium(wallet.media[medium] ?? ""),
      dollars: nullIfUnknown(mediumDollars(wallet, medium, at, view.political)) ?? 0,
    }));
  }
  return wallet.subVerticals.flatMap((subVertical, row) => {
    if (view.political === "without" && isPolitical(subVertical)) return [];
    return [
      {
        name: words.subVertical(subVertical),
        dollars: nullIfUnknown(amountAt(wallet.dollars, cellIndex(wallet, row, place, at))) ?? 0,
      },
    ];
  });
}
