import { amountAt, nullIfUnknown, sumKnown } from "#domain/amount.ts";
import { averageGrowth, growth } from "#domain/growth.ts";
import { indexAgainst, perPerson, shareOf } from "#domain/share.ts";
import { addBands } from "#domain/bands.ts";
import { mediumDollars } from "#domain/summary/listedMedia.ts";
import type { MarketWallet } from "#domain/summary/view.ts";
import { viewBand } from "#domain/summary/viewBand.ts";
import { isPolitical } from "#domain/taxonomy/isPolitical.ts";
import { mediumGroup } from "#domain/taxonomy/mediumById.ts";
import { cellIndex } from "#domain/wallet.ts";
import type { Explanation } from "#ui/figure/figureLayer.ts";
import type { Summary } from "../summary.ts";
import { explained, type ExplainedMeasure } from "./explained.ts";
import { change, quotient, sumOfParts } from "./writeFormula.ts";

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
  /** A share as its list shows it: rounded so that the list adds up to 100.0. */
  readonly shownShare?: number | null;
}

/** Explains any figure about media, calculating it again from the wallets. */
export function explainMedia(summary: Summary, figure: MediaFigure): Explanation | null {
  const { view, words } = summary;
  const { formats, text } = words;
  const { market, id, year, measure, within } = figure;
  const dollars = amount(summary, market, id, year);
  const total = amount(summary, market, within, year);
  const nationDollars = amount(summary, view.nation, id, year);
  const nationTotal = amount(summary, view.nation, within, year);
  const share = shareOf(dollars, total);
  const nationShare = shareOf(nationDollars, nationTotal);
  const isGroup = id === "traditional" || id === "digital" || id === "total";
  const write = (value: string, values: string | null, more: { low?: number | null; high?: number | null } = {}) =>
    explained(summary, {
      subject: isGroup ? text(`marketSummary.level.${id}`) : words.medium(id),
      market: words.market((measure === "nationShare" ? view.nation : market).wallet.market),
      measure,
      year,
      value,
      values,
      medium: isGroup ? null : id,
      ...more,
    });
  const band = market === view.own ? bandOf(summary, id, year) : {};

  switch (measure) {
    case "share": {
      const value = figure.shownShare === undefined ? formats.share(share) : formats.percent(figure.shownShare);
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
      const before = amount(summary, market, id, year - 1);
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
      const [first, last] = [amount(summary, market, id, from), amount(summary, market, id, to)];
      const value = formats.growth(averageGrowth(first, last, to - from));
      const values =
        !first || last === null
          ? null
          : `(${formats.dollars(last)} ÷ ${formats.dollars(first)})^(1/${to - from}) − 1 = ${value}`;
      return write(value, values);
    }
    default:
      return write(
        formats.dollars(dollars),
        dollars === null ? null : sumOfParts(parts(summary, market, id, year), words),
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

function amount({ view }: Summary, market: MarketWallet, id: string, year: number): number | null {
  const at = market.wallet.years.indexOf(year);
  return nullIfUnknown(
    sumKnown(places(market, id).map((place) => mediumDollars(market.wallet, place, at, view.political))),
  );
}

function bandOf(summary: Summary, id: string, year: number) {
  const { own } = summary.view;
  const at = own.wallet.years.indexOf(year);
  const band = viewBand(summary.view);
  return addBands(
    places(own, id).map((place) =>
      band(nullIfUnknown(mediumDollars(own.wallet, place, at, summary.view.political)), place, at),
    ),
  );
}

/** A medium is the sum of its sub-verticals, a group the sum of its media. */
function parts(
  { view, words }: Summary,
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
