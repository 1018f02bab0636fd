/** Public data that can be fetched; the names are those of the command line. */
export const PUBLIC_SOURCES = [
  "census-people",
  "census-establishments",
  "census-trades",
  "census-population",
  "bea-accounts",
  "bls-labor",
  "fcc-tv",
  "fcc-fm",
] as const;

export type PublicSource = (typeof PUBLIC_SOURCES)[number];

/** The settings that hold the keys of public offices. */
export const PUBLIC_KEYS = ["CENSUS_API_KEY", "BEA_API_KEY", "BLS_API_KEY"] as const;
export type PublicKey = (typeof PUBLIC_KEYS)[number];

/** A source that is in a file, and the year or day that it is of. */
export interface PublicOrigin {
  readonly source: PublicSource;
  readonly vintage: string;
}

interface SourceTerms {
  /** Without it the office answers nobody; null where it asks for none. */
  readonly key: PublicKey | null;
  /** How many years back the latest one lies that is out all year round; null where the source knows the present alone. */
  readonly behind: number | null;
  /** The month, from 1, from which on one year more is out. */
  readonly sooner?: number;
}

/** What fetching takes. Whatever comes of it is a work of the US Government. */
export const SOURCE_TERMS: Readonly<Record<PublicSource, SourceTerms>> = {
  // Five years of survey are published in the December after them.
  "census-people": { key: "CENSUS_API_KEY", behind: 2 },
  "census-establishments": { key: "CENSUS_API_KEY", behind: 3 },
  "census-trades": { key: "CENSUS_API_KEY", behind: 3 },
  // Estimates of July come out in the March after it.
  "census-population": { key: null, behind: 2, sooner: 4 },
  // Accounts of a year come out in the autumn after it.
  "bea-accounts": { key: "BEA_API_KEY", behind: 2 },
  // Averages of a year come out in the April after it.
  "bls-labor": { key: "BLS_API_KEY", behind: 2, sooner: 5 },
  "fcc-tv": { key: null, behind: null },
  "fcc-fm": { key: null, behind: null },
};

export function publicSource(word: string | undefined): PublicSource | undefined {
  return PUBLIC_SOURCES.find((source) => source === word);
}

/** The latest year that should be out; null where the source knows the present alone. */
export function latestYear(source: PublicSource, now: Date): number | null {
  const { behind, sooner = 13 } = SOURCE_TERMS[source];
  if (behind === null) return null;
  return now.getUTCFullYear() - behind + (now.getUTCMonth() + 1 >= sooner ? 1 : 0);
}
