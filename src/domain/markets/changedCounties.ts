/**
 * Counties of the list of 2019 that sources count in other areas since. Connecticut counts by planning regions, which are not its counties: each
 * county is told by the regions that cover most of it.
 */
export const REGIONS_OF: Readonly<Record<string, readonly string[]>> = {
  "09001": ["09120", "09190"],
  "09003": ["09110"],
  "09005": ["09160"],
  "09007": ["09130"],
  "09009": ["09140", "09170"],
  "09011": ["09180"],
  "09013": ["09110"],
  "09015": ["09150"],
};

/** Two boroughs of Alaska were one. */
export const VALDEZ_CORDOVA = { fips: "02261", parts: ["02063", "02066"] } as const;
