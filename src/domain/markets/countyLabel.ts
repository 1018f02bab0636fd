/** The boroughs of New York, which nobody calls by their counties. */
const BOROUGHS: Readonly<Record<string, string>> = {
  "36005": "Bronx",
  "36047": "Brooklyn",
  "36061": "Manhattan",
  "36081": "Queens",
  "36085": "Staten Island",
};

/** What states call their counties; "city" stays, since it tells Baltimore from the county around it. */
const KINDS = [" County", " Parish", " City and Borough", " Borough", " Census Area", " Municipality"];

/** What a map writes into a county: "Tarrant" of Tarrant County, "Brooklyn" of Kings County. */
export function countyLabel(fips: string, name: string): string {
  const kind = KINDS.find((one) => name.endsWith(one));
  return BOROUGHS[fips] ?? (kind ? name.slice(0, -kind.length) : name);
}
