import { NO_DATA, sumKnown } from "../figures/amount.ts";
import { sharedRanks } from "../ranks/sharedRanks.ts";
import { shareOf } from "../figures/share.ts";
import { type Book, type BookFigures, bookAYearAgo } from "./audience.ts";
import type { BookShare, OverviewChoice, StationFigures, StationRow } from "./overview.ts";
import { STATION_SERVICES } from "./stationService.ts";
import { otaRevenue, type RevenueYear } from "./revenue.ts";

const BOOKS_SHOWN = 4;
const YEARS_SHOWN = 3;

/** What every row is measured against. */
export interface MarketSums {
  /** Known broadcast revenue of the market's own stations; null where nothing is known. */
  readonly ota: number | null;
  /** The latest book's shares of its commercial stations together. */
  readonly commercialShare: number | null;
}

/** The stations of a market side by side, those that took most first, then by audience, then by what they are licensed as and call sign. */
export function stationRows(
  figures: readonly StationFigures[],
  choice: OverviewChoice,
  books: readonly Book[],
): { readonly rows: StationRow[]; readonly sums: MarketSums } {
  const bare = figures.map((one) => bareRow(one, choice, books));
  const own = bare.filter(({ home }) => home);
  const sums: MarketSums = {
    ota: sumOf(own.map(({ ota }) => ota)),
    commercialShare: sumOf(own.filter(isCommercial).map(({ share }) => share)),
  };
  const revenueRanks = sharedRanks(own.map(({ ota }) => ota));
  const audienceRanks = sharedRanks(bare.map(({ share }) => share));
  const placeOfOwn = new Map(own.map((row, place) => [row, place]));
  const rows = bare.map((row, place): StationRow => {
    const revenueShare = row.home ? shareOf(row.ota, sums.ota) : null;
    const localCommercialShare = isCommercial(row) && row.home ? shareOf(row.share, sums.commercialShare) : null;
    const ownPlace = placeOfOwn.get(row);
    return {
      ...row,
      revenueShare,
      localCommercialShare,
      powerRatio: powerRatio(revenueShare, localCommercialShare),
      revenueRank: ownPlace === undefined ? null : (revenueRanks[ownPlace] ?? null),
      audienceRank: audienceRanks[place] ?? null,
    };
  });
  return { rows: rows.toSorted(mostRevenueFirst), sums };
}

/** Revenue share over audience share among commercial stations; 1 is par. Null where either is unknown or nobody listens. */
export function powerRatio(revenueShare: number | null, localCommercialShare: number | null): number | null {
  return shareOf(revenueShare, localCommercialShare);
}

/** Whether a station sells time, as far as anybody knows. */
export function isCommercial({ station }: Pick<StationRow, "station">): boolean {
  return station.commercial !== false;
}

/** Adds up what is known; null where nothing is. */
export function sumOf(amounts: readonly (number | null)[]): number | null {
  const sum = sumKnown(amounts.map((amount) => amount ?? NO_DATA));
  return Number.isNaN(sum) ? null : sum;
}

type BareRow = Omit<
  StationRow,
  "revenueShare" | "localCommercialShare" | "powerRatio" | "revenueRank" | "audienceRank"
>;

function bareRow(
  { station, audience, revenue }: StationFigures,
  choice: OverviewChoice,
  books: readonly Book[],
): BareRow {
  const asked = audience.filter((one) => one.demographic === choice.demographic && one.daypart === choice.daypart);
  const inBook = (book: Book | null | undefined): BookFigures | null =>
    (book && asked.find((one) => one.book === book.book && one.date === book.date)) ?? null;
  const [latest, before] = books;
  const now = inBook(latest);
  const yearAgo = latest ? inBook(bookAYearAgo(books, latest)) : null;
  const home = station.market === choice.market;
  const years = home ? revenueYears(choice, revenue) : [];
  const chosen = years.at(-1);
  const share = now?.share ?? null;
  const shareBefore = inBook(before)?.share ?? null;
  const shareYearAgo = yearAgo?.share ?? null;
  return {
    station,
    home,
    shares: books.slice(0, BOOKS_SHOWN).map((book): BookShare => ({ ...book, share: inBook(book)?.share ?? null })),
    share,
    shareBefore,
    shareYearAgo,
    shareChange: difference(share, shareBefore),
    shareChangeYear: difference(share, shareYearAgo),
    aqhPersons: now?.aqhPersons ?? null,
    aqhRating: now?.aqhRating ?? null,
    cumePersons: now?.cumePersons ?? null,
    revenue: years,
    ota: chosen?.ota ?? null,
    digital: chosen?.digital ?? null,
  };
}

/** The chosen year and the two before it; a year of which nothing is known is there with nulls. */
function revenueYears({ year, years }: OverviewChoice, revenue: StationFigures["revenue"]): RevenueYear[] {
  return years
    .filter((one) => one.year > year - YEARS_SHOWN && one.year <= year)
    .map((one) => revenueYear(one, revenue));
}

/** A year's revenue with what it adds up to. */
export function revenueYear(
  { year, kind }: OverviewChoice["years"][number],
  revenue: StationFigures["revenue"],
): RevenueYear {
  const found = revenue.find((one) => one.year === year);
  return {
    year,
    kind,
    otaLocal: found?.otaLocal ?? null,
    otaNational: found?.otaNational ?? null,
    otaPolitical: found?.otaPolitical ?? null,
    digital: found?.digital ?? null,
    retrans: found?.retrans ?? null,
    ota: found ? otaRevenue(found) : null,
    basis: found?.basis ?? null,
  };
}

function difference(now: number | null, before: number | null): number | null {
  return now === null || before === null ? null : now - before;
}

function mostRevenueFirst(a: StationRow, b: StationRow): number {
  return (
    (b.ota ?? -1) - (a.ota ?? -1) ||
    (b.share ?? -1) - (a.share ?? -1) ||
    STATION_SERVICES.indexOf(a.station.service) - STATION_SERVICES.indexOf(b.station.service) ||
    a.station.callSign.localeCompare(b.station.callSign) ||
    a.station.id.localeCompare(b.station.id)
  );
}
