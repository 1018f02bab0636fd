import { addKnown, amountAt, NO_DATA, nullIfUnknown, sumKnown } from "../figures/amount.ts";
import { apportion } from "../figures/apportion.ts";
import { coreGrowthBeside, growth } from "../figures/growth.ts";
import { largestFirst } from "../figures/rank.ts";
import { shareOf } from "../figures/share.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import { PLATFORMS } from "../taxonomy/platforms.ts";
import type { Redefined } from "../wallet/seriesBreaks.ts";
import { listedMedia, mediumDollars } from "./listedMedia.ts";
import { redefinedMedia } from "./redefinedMedia.ts";
import type { PlatformSpending } from "./sections.ts";
import type { SpendingView } from "./view.ts";
import { yearPlace } from "./yearPlace.ts";

/** What sells a digital medium that nothing is known about. */
const UNKNOWN_MEDIUM: Readonly<Record<string, number>> = { otherDisplayVideo: 1 };

/** The digital media cut by who sells them; the platforms add up to the digital total. */
export function platformSpending(view: SpendingView): PlatformSpending {
  const year = yearPlace(view);
  const amounts = platformDollars(view, year);
  const previous = platformDollars(view, year - 1);
  const [core, previousCore] = [year, year - 1].map((one) => platformDollars({ ...view, political: "without" }, one));
  const total = nullIfUnknown(sumKnown(amounts));
  const newDefinition = redefinedDigital(view)(year - 1, year);
  const rows = largestFirst(amounts).flatMap((at) => {
    const platform = PLATFORMS[at];
    const dollars = nullIfUnknown(amountAt(amounts, at));
    const before = nullIfUnknown(amountAt(previous, at));
    const beside = coreGrowthBeside(
      { dollars: before, core: nullIfUnknown(amountAt(previousCore ?? [], at)) },
      { dollars, core: nullIfUnknown(amountAt(core ?? [], at)) },
    );
    if (!platform) return [];
    return [
      {
        platform: platform.id,
        dollars,
        share: shareOf(dollars, total),
        growth: newDefinition ? null : growth(before, dollars),
        coreGrowth: newDefinition ? null : beside,
        newDefinition,
      },
    ];
  });
  return { market: view.own.wallet.market, year: view.year, total, rows };
}

/** Platforms sell several media each: all digital money together decides whether theirs is of another definition. */
export function redefinedDigital({ own: { wallet }, political }: SpendingView): Redefined {
  return redefinedMedia(
    wallet,
    listedMedia(wallet, "digital").map(({ place }) => place),
    political,
  );
}

/** Whole dollars of each platform, in the order of the list; NaN throughout where nothing digital is known. */
export function platformDollars({ own: { wallet }, political, platformShares }: SpendingView, year: number): number[] {
  let total = NO_DATA;
  const weights = PLATFORMS.map(() => 0);
  for (const { medium, place } of listedMedia(wallet, "digital")) {
    const dollars = mediumDollars(wallet, place, year, political);
    if (Number.isNaN(dollars)) continue;
    total = addKnown(total, dollars);
    const shares = platformShares[medium] ?? UNKNOWN_MEDIUM;
    for (const [at, { id }] of PLATFORMS.entries()) weights[at] = (weights[at] ?? 0) + dollars * (shares[id] ?? 0);
  }
  return Number.isNaN(total) ? weights.map(() => NO_DATA) : apportion(total, weights);
}

export function platformSpendingTable({ rows }: PlatformSpending): Table {
  return tableOf(rows, [
    { key: "platform", unit: "text", cell: (row) => row.platform },
    { key: "dollars", unit: "dollars", cell: (row) => row.dollars },
    { key: "share_percent", unit: "percent", part: (row) => row.share },
    { key: "growth_percent", unit: "percent", part: (row) => row.growth },
    { key: "core_growth_percent", unit: "percent", part: (row) => row.coreGrowth },
  ]);
}
