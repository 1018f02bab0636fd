/** Counties that the Bureau of Economic Analysis tells as one: independent cities of Virginia with the county around them, Maui with Kalawao. */
const COMBINED: Readonly<Record<string, readonly string[]>> = {
  "15901": ["15009", "15005"],
  "51901": ["51003", "51540"],
  "51903": ["51005", "51580"],
  "51907": ["51015", "51790", "51820"],
  "51911": ["51031", "51680"],
  "51913": ["51035", "51640"],
  "51918": ["51053", "51570", "51730"],
  "51919": ["51059", "51600", "51610"],
  "51921": ["51069", "51840"],
  "51923": ["51081", "51595"],
  "51929": ["51089", "51690"],
  "51931": ["51095", "51830"],
  "51933": ["51121", "51750"],
  "51939": ["51143", "51590"],
  "51941": ["51149", "51670"],
  "51942": ["51153", "51683", "51685"],
  "51944": ["51161", "51775"],
  "51945": ["51163", "51530", "51678"],
  "51947": ["51165", "51660"],
  "51949": ["51175", "51620"],
  "51951": ["51177", "51630"],
  "51953": ["51191", "51520"],
  "51955": ["51195", "51720"],
  "51958": ["51199", "51735"],
};

/** An area that holds several counties. */
export interface CombinedArea {
  readonly code: string;
  readonly counties: readonly string[];
}

const AREA_OF = new Map(
  Object.entries(COMBINED).flatMap(([code, counties]) => counties.map((fips) => [fips, { code, counties }])),
);

/** The area that a county is told in; null for most. */
export function combinedAreaOf(fips: string): CombinedArea | null {
  return AREA_OF.get(fips) ?? null;
}
