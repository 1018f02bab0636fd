import { shareOf } from "../figures/share.ts";
import { booksOf } from "./audience.ts";
import { concentrationOf, hhi, type OwnerPart } from "./concentration.ts";
import type { Overview, OverviewChoice, StationFigures, StationGroup, StationRow } from "./overview.ts";
import { controllerOf } from "./station.ts";
import { isCommercial, type MarketSums, powerRatio, stationRows, sumOf } from "./stationRows.ts";

/** The stations of a market side by side, with their owners, formats or networks. */
export function competitiveOverview(figures: readonly StationFigures[], choice: OverviewChoice): Overview {
  const books = booksOf(figures.flatMap(({ audience }) => audience.filter((one) => isAsked(one, choice))));
  const { rows, sums } = stationRows(figures, choice, books);
  const own = rows.filter(({ home }) => home);
  return {
    market: choice.market,
    year: choice.year,
    kind: choice.years.find(({ year }) => year === choice.year)?.kind ?? "estimate",
    demographic: choice.demographic,
    daypart: choice.daypart,
    books: books.slice(0, 4),
    marketOta: sums.ota,
    unknownRevenue: unknownRevenue(own),
    takenCommercial: own.filter(({ station }) => station.commercial === null).length,
    sumOfShares: sumOf(rows.map(({ share }) => share)),
    hhiRevenue: hhi(partsOf(own, ({ ota }) => ota)),
    hhiAudience: hhi(partsOf(own.filter(isCommercial), ({ share }) => share)),
    rows,
    owners: stationGroups(own, sums, ({ station }) => controllerOf(station)),
    programmes: stationGroups(own, sums, ({ station }) =>
      station.medium === "tv" ? station.network : (station.formatGroup ?? station.format),
    ),
  };
}

/** Rows taken together by a name, the group that took most first. */
export function stationGroups(
  rows: readonly StationRow[],
  sums: MarketSums,
  nameOf: (row: StationRow) => string | null,
): StationGroup[] {
  const points = new Map(
    concentrationOf(partsOf(rows, ({ ota }) => ota, nameOf)).map((one) => [one.owner, one.points]),
  );
  return [...Map.groupBy(rows, nameOf)]
    .map(([name, members]): StationGroup => {
      const ota = sumOf(members.map((row) => row.ota));
      const revenueShare = shareOf(ota, sums.ota);
      const localCommercialShare = sumOf(members.map((row) => row.localCommercialShare));
      return {
        name,
        stations: members.map(({ station }) => station.id),
        share: sumOf(members.map((row) => row.share)),
        localCommercialShare,
        ota,
        unknownRevenue: unknownRevenue(members),
        revenueShare,
        powerRatio: powerRatio(revenueShare, localCommercialShare),
        hhiPoints: name === null ? null : (points.get(name) ?? null),
      };
    })
    .toSorted((a, b) => (b.ota ?? -1) - (a.ota ?? -1) || (b.share ?? -1) - (a.share ?? -1));
}

/** Parts of owners. A station of which nobody knows the owner is an owner of its own. */
function partsOf(
  rows: readonly StationRow[],
  amountOf: (row: StationRow) => number | null,
  nameOf: (row: StationRow) => string | null = ({ station }) => controllerOf(station),
): OwnerPart[] {
  return rows.flatMap((row) => {
    const amount = amountOf(row);
    return amount === null ? [] : [{ owner: nameOf(row) ?? row.station.id, amount }];
  });
}

function unknownRevenue(rows: readonly StationRow[]): number {
  return rows.filter((row) => isCommercial(row) && row.ota === null).length;
}

function isAsked(
  one: { readonly demographic: string; readonly daypart: string },
  { demographic, daypart }: OverviewChoice,
): boolean {
  return one.demographic === demographic && one.daypart === daypart;
}
