import type { PublicSource } from "#domain/publicSources.ts";

/** Where public data is fetched from, and as whom. */
export interface PublicData {
  /** Origin of the Census Bureau's API. */
  readonly censusUrl: string;
  /** The Census Bureau's key; it answers nobody without one. */
  readonly censusKey: string | undefined;
  /** Origin of the files that the Census Bureau publishes beside its API. */
  readonly censusFilesUrl: string;
  /** Origin of the API of the Bureau of Economic Analysis, and the key that it asks for. */
  readonly beaUrl: string;
  readonly beaKey: string | undefined;
  /** Origin of the API of the Bureau of Labor Statistics, and the key that it asks for. */
  readonly blsUrl: string;
  readonly blsKey: string | undefined;
  /** Origin of the FCC's station queries. */
  readonly fccUrl: string;
}

/** Where public data is fetched from unless it is set otherwise. */
export const USUAL_PUBLIC_DATA: PublicData = {
  censusUrl: "https://api.census.gov",
  censusKey: undefined,
  censusFilesUrl: "https://www2.census.gov",
  beaUrl: "https://apps.bea.gov",
  beaKey: undefined,
  blsUrl: "https://api.bls.gov",
  blsKey: undefined,
  fccUrl: "https://transition.fcc.gov",
};

/** What one pull is told. */
export interface PullRequest {
  readonly source: PublicSource;
  /** The year that the data is of; the latest that should be out without it. The FCC's queries know the present alone. */
  readonly year?: number | undefined;
  readonly publicData: PublicData;
  /** Where answers are kept until the pull is whole, so that one that was cut off goes on where it stopped. */
  readonly folder: string;
  /** Throws away what is kept. */
  readonly fresh?: boolean;
  readonly now?: Date;
  /** Milliseconds between two requests to one host. */
  readonly pauseMs?: number;
  /** The largest answer that is taken. */
  readonly mostBytes?: number;
  readonly signal?: AbortSignal | undefined;
  /** How far it has come, 0–1. */
  readonly progress?: ((part: number) => void) | undefined;
}

/** Rows of an import layout: a header and its lines, all as text. */
export interface PulledTable {
  readonly layout: "counties" | "county-trades" | "county-history" | "station-engineering";
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The year that it is of, or the day it was fetched: part of the file's name. */
  readonly vintage: string;
  /** Counties that the source does not have: they stay as they were. */
  readonly unchanged?: number;
  /** Counties of the source that are not known here: they are left out. */
  readonly leftOut?: number;
  /** Trades of which the source has nothing that year. */
  readonly untold?: readonly string[];
}
