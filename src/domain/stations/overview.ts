import type { Kind } from "../revisions/revision.ts";
import type { Book, BookFigures } from "./audience.ts";
import type { RevenueYear, StationRevenue } from "./revenue.ts";
import type { ListedStation, Station } from "./station.ts";

/** A station with everything that is known of it in a market. */
export interface StationFigures {
  readonly station: Station;
  /** Its surveys in this market, of all groups of people and times of day. */
  readonly audience: readonly BookFigures[];
  /** What it took, by year; empty where unknown, and for stations that are at home elsewhere. */
  readonly revenue: readonly StationRevenue[];
}

/** What the stations of a market are compared by. */
export interface OverviewChoice {
  readonly market: string;
  readonly year: number;
  /** The revision's years with how settled they are. */
  readonly years: readonly { readonly year: number; readonly kind: Kind }[];
  readonly demographic: string;
  readonly daypart: string;
}

/** The part in one survey. */
export interface BookShare extends Book {
  /** 0–1; null where the station is not in the book. */
  readonly share: number | null;
}

/** A station beside its competitors. Shares are parts of one, changes are differences of such parts. */
export interface StationRow {
  readonly station: ListedStation;
  /** Whether it is licensed to this market; others are watched or heard here, and earn elsewhere. */
  readonly home: boolean;
  /** Latest book first, at most four. */
  readonly shares: readonly BookShare[];
  readonly share: number | null;
  readonly shareBefore: number | null;
  readonly shareYearAgo: number | null;
  readonly shareChange: number | null;
  readonly shareChangeYear: number | null;
  readonly aqhPersons: number | null;
  readonly aqhRating: number | null;
  readonly cumePersons: number | null;
  /** Part among the commercial stations of the market alone. */
  readonly localCommercialShare: number | null;
  /** The chosen year and the two before it, oldest first. */
  readonly revenue: readonly RevenueYear[];
  /** The chosen year's. */
  readonly ota: number | null;
  readonly digital: number | null;
  /** Part of the market's known broadcast revenue. */
  readonly revenueShare: number | null;
  /** Revenue share over local commercial share; 1 is par. */
  readonly powerRatio: number | null;
  /** By broadcast revenue, 1 is the largest, equal ones share theirs; null where it is unknown. */
  readonly revenueRank: number | null;
  readonly audienceRank: number | null;
}

/** Stations taken together: of one owner, one format or one network. */
export interface StationGroup {
  /** Null gathers those of which nobody knows it. */
  readonly name: string | null;
  readonly stations: readonly string[];
  readonly share: number | null;
  readonly localCommercialShare: number | null;
  readonly ota: number | null;
  /** Commercial stations of the group whose revenue is unknown. */
  readonly unknownRevenue: number;
  readonly revenueShare: number | null;
  readonly powerRatio: number | null;
  /** Its points of the concentration of revenue, 0–10,000; null where no revenue is known. */
  readonly hhiPoints: number | null;
}

/** A market's stations side by side. */
export interface Overview {
  readonly market: string;
  readonly year: number;
  readonly kind: Kind;
  readonly demographic: string;
  readonly daypart: string;
  /** Latest first, at most four; empty where no survey is known. */
  readonly books: readonly Book[];
  /** What the market's stations took in the chosen year, as far as known. */
  readonly marketOta: number | null;
  /** Commercial stations of the market whose revenue is unknown: above 0, shares are of a part of the market. */
  readonly unknownRevenue: number;
  /** Stations of the market of which nobody says whether they sell time: they count as commercial. */
  readonly takenCommercial: number;
  /** The shares of the latest book together, 0–1; null without one. */
  readonly sumOfShares: number | null;
  /** Concentration of owners, 0–10,000: by revenue, and by audience. */
  readonly hhiRevenue: number | null;
  readonly hhiAudience: number | null;
  readonly rows: readonly StationRow[];
  readonly owners: readonly StationGroup[];
  /** By network for TV, by group of formats for radio. */
  readonly programmes: readonly StationGroup[];
}
