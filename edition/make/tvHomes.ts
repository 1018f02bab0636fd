/** What is known of a county's homes. */
export interface CountyHomes {
  readonly households: number;
  /** Of a hundred people, so many are 65 or older. */
  readonly percent65Plus: number;
  /** Of a hundred homes, so many have broadband and no pay television. */
  readonly percentBroadbandOnly: number;
}

/** Of a hundred homes so many have television, where ages and broadband are as usual: about what surveys of the nation find. */
const USUAL = { percent: 96, percent65Plus: 18, percentBroadbandOnly: 39 };
/** Points of a hundred for a point more of the old, who hardly do without, and for a point more of those who have broadband alone and may. */
const FOR_65_PLUS = 0.15;
const FOR_BROADBAND_ONLY = -0.05;
const [FEWEST, MOST] = [90, 99];

/** Of a hundred homes of a county, so many have television: 96, more where more are old, fewer where more have broadband alone. */
export function percentWithTelevision({
  percent65Plus,
  percentBroadbandOnly,
}: Omit<CountyHomes, "households">): number {
  const percent =
    USUAL.percent +
    FOR_65_PLUS * (percent65Plus - USUAL.percent65Plus) +
    FOR_BROADBAND_ONLY * (percentBroadbandOnly - USUAL.percentBroadbandOnly);
  return Math.min(MOST, Math.max(FEWEST, percent));
}

/** Homes with television in a market of whole counties and parts of counties: never more than it has households. */
export function tvHomes(counties: readonly (CountyHomes & { readonly share: number })[]): number {
  return Math.floor(
    counties.reduce((sum, county) => sum + (county.share * county.households * percentWithTelevision(county)) / 100, 0),
  );
}
