import type { ReactNode } from "react";
import type { MultiPolygon, Polygon } from "geojson";

/** What areas are coloured by. */
export interface MapFigure {
  /** In the reader's language, with its unit: "Population". */
  readonly name: string;
  /** By FIPS code or market id; null and missing are "no data". */
  readonly values: ReadonlyMap<string, number | null>;
  /** A value in words. */
  readonly write: (value: number | null) => string;
  /** What areas without a value are called in the key, where that is known to be nothing rather than "no data". */
  readonly none?: string;
}

/** All markets of a kind that the reader has, coloured by a figure. */
export interface MapMarkets {
  readonly kind: "tv" | "radio" | "custom";
  readonly figure: MapFigure;
  /** A click or Enter on a market; without it markets can only be looked at. */
  readonly onChoose?: ((market: string) => void) | undefined;
}

/** A station as maps show it: its mast, and where it is received. Null is unknown, never zero. */
export interface MapStation {
  readonly id: string;
  readonly medium: "tv" | "radio";
  readonly callSign: string;
  /** Channel or frequency in words, such as `36` or `101.1 MHz`. */
  readonly channel: string | null;
  /** Degrees. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Kilowatts. */
  readonly erpKw: number | null;
  /** Metres. */
  readonly haatM: number | null;
  /** People inside the contour. */
  readonly population: number | null;
  readonly contour: Polygon | MultiPolygon | null;
}

/** What can be switched on and off. The contours of stations that were chosen are always seen. */
export type MapLayer = "areas" | "contours" | "masts";

export interface MapBlockProps {
  /** What the map shows, in words; its accessible name. */
  readonly label: string;
  /** The market that is outlined and that the view opens on; `nation` opens on the country. */
  readonly market: string;
  /** What the counties of the market are coloured by: their population where left out, nothing where null. */
  readonly counties?: MapFigure | null;
  /** Shows the markets of a kind instead of the market's counties. */
  readonly markets?: MapMarkets;
  /** The same array as long as the stations are the same. */
  readonly stations?: readonly MapStation[];
  /** The station that the map is about; left out, any can be chosen. */
  readonly station?: string;
  /** The revision that stations are of; with it the reach of two can be compared. */
  readonly revision?: string;
  /** False for a map of something else than its areas, which then have no list. */
  readonly list?: false;
  /** A press on a county, on the map or in its list. */
  readonly onCounty?: (county: string) => void;
  /** What stands below the list of areas, given what marks an area on the map and what ends that, which is null. */
  readonly below?: (mark: (area: string | null) => void) => ReactNode;
  /** Left out, the map has a switch to a table of what it shows; false where its frame has one. */
  readonly twin?: false;
}
