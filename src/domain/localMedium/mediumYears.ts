import { addKnown, amountAt, nullIfUnknown } from "../figures/amount.ts";
import { coreGrowthBeside, growth } from "../figures/growth.ts";
import type { Kind } from "../revisions/revision.ts";
import { shareOf } from "../figures/share.ts";
import { mediumDollars } from "../spending/listedMedia.ts";
import { redefinedMedia } from "../spending/redefinedMedia.ts";
import type { SpendingView } from "../spending/view.ts";
import type { Table } from "../tables/table.ts";
import { tableOf } from "../tables/tableOf.ts";
import { yearKind } from "../yearKind.ts";
import { walletTotals } from "../wallet/walletTotals.ts";
import { type LocalMedium, SOLD_BY } from "./localMedium.ts";

/** What is spent on local stations in one year. Whole dollars; null is "no data". */
export interface MediumYear {
  readonly year: number;
  readonly kind: Kind;
  /** Over the air, without political money. */
  readonly core: number | null;
  /** What of it is local and what national business, where the stations' own figures tell. */
  readonly local: number | null;
  readonly national: number | null;
  /** Fees for carrying the stations; no advertising, and no part of any sum. */
  readonly retrans: number | null;
  /** Political money over the air. */
  readonly political: number | null;
  /** Sold by the stations digitally, political money included. */
  readonly digital: number | null;
  readonly total: number | null;
  readonly growth: number | null;
  /** That of what is not political, where politics bends growth; else null. */
  readonly coreGrowth: number | null;
  /** Part of all local advertising, 0–1. */
  readonly share: number | null;
}

/** The money of a market's TV or radio stations over all years; political money is left out where the view leaves it out. */
export function mediumYears({ own, political, provenance }: SpendingView, medium: LocalMedium): MediumYear[] {
  const { wallet } = own;
  const totals = walletTotals(wallet);
  const [ota, digital] = [SOLD_BY[medium].ota, SOLD_BY[medium].digital].map((id) => wallet.media.indexOf(id));
  const rows = wallet.years.map((year, y) => {
    const cell = (ota ?? -1) * wallet.years.length + y;
    const known = ota !== undefined && ota >= 0;
    const core = known ? amountAt(totals.core, cell) : Number.NaN;
    const votes = known && political === "with" ? amountAt(totals.political, cell) : Number.NaN;
    const sold = digital !== undefined && digital >= 0 ? mediumDollars(wallet, digital, y, political) : Number.NaN;
    const soldCore = digital !== undefined && digital >= 0 ? mediumDollars(wallet, digital, y, "without") : Number.NaN;
    const all = wallet.media.reduce((sum, _, m) => addKnown(sum, mediumDollars(wallet, m, y, political)), Number.NaN);
    const total = nullIfUnknown([core, votes, sold].reduce(addKnown, Number.NaN));
    return {
      year,
      kind: yearKind(provenance, y),
      core: nullIfUnknown(core),
      local: null,
      national: null,
      retrans: null,
      political: nullIfUnknown(votes),
      digital: nullIfUnknown(sold),
      total,
      allCore: nullIfUnknown(addKnown(core, soldCore)),
      share: shareOf(total, nullIfUnknown(all)),
    };
  });
  const isRedefined = redefinedMedia(
    wallet,
    [ota, digital].flatMap((at) => (at === undefined || at < 0 ? [] : [at])),
    political,
  );
  return rows.map(({ allCore, ...row }, at) => {
    const before = rows[at - 1];
    if (isRedefined(at - 1, at)) return { ...row, growth: null, coreGrowth: null };
    return {
      ...row,
      growth: growth(before?.total ?? null, row.total),
      coreGrowth: coreGrowthBeside(
        { dollars: before?.total ?? null, core: before?.allCore ?? null },
        { dollars: row.total, core: allCore },
      ),
    };
  });
}

/** Further apart than this part of it, what stations say and what the revision says are two figures. */
const SAME = 0.01;

/** What stations say of their business, where it comes to what the revision says is spent on them. */
export function splitByStations(years: readonly MediumYear[], stations: readonly StationsYear[]): MediumYear[] {
  return years.map((row) => {
    const own = stations.find(({ year }) => year === row.year);
    if (!own) return row;
    const { otaLocal: local, otaNational: national, retrans } = own;
    const fits =
      local !== null &&
      national !== null &&
      row.core !== null &&
      Math.abs(local + national - row.core) <= SAME * row.core;
    return fits ? { ...row, local, national, retrans } : { ...row, retrans };
  });
}

/** What the stations of a market took in together in a year. */
export interface StationsYear {
  readonly year: number;
  readonly otaLocal: number | null;
  readonly otaNational: number | null;
  readonly retrans: number | null;
}

export function mediumYearsTable(years: readonly MediumYear[]): Table {
  return tableOf(years, [
    { key: "year", unit: "year", cell: ({ year }) => year },
    { key: "kind", unit: "text", cell: ({ kind }) => kind },
    { key: "ota_core", unit: "dollars", cell: ({ core }) => core },
    { key: "ota_local", unit: "dollars", cell: ({ local }) => local },
    { key: "ota_national", unit: "dollars", cell: ({ national }) => national },
    { key: "ota_political", unit: "dollars", cell: ({ political }) => political },
    { key: "digital", unit: "dollars", cell: ({ digital }) => digital },
    { key: "total", unit: "dollars", cell: ({ total }) => total },
    { key: "growth_percent", unit: "percent", part: ({ growth: change }) => change },
    { key: "core_growth_percent", unit: "percent", part: ({ coreGrowth }) => coreGrowth },
    { key: "share_percent", unit: "percent", part: ({ share }) => share },
    { key: "retrans", unit: "dollars", cell: ({ retrans }) => retrans },
  ]);
}
