import { callSigns } from "./callSigns.ts";
import { csvFile } from "./csvFile.ts";
import { formerCallSigns } from "./formerCallSigns.ts";
import type { Geography } from "./geography.ts";
import { masts } from "./masts.ts";
import { between, pick, seededRandom } from "./seededRandom.ts";
import type { SampleMarket } from "./tvMarkets.ts";

const HEADER = [
  "call_sign",
  "band",
  "frequency",
  "unit",
  "city",
  "state",
  "county_fips",
  "market_code",
  "format",
  "licensee",
  "latitude",
  "longitude",
  "power_kw",
  "haat_m",
  "station_class",
  "on_air_year",
  "commercial",
  "former_call_signs",
];

const FM_FORMATS =
  "Country|Adult Contemporary|Contemporary Hit Radio|Classic Hits|Classic Rock|Hot Adult Contemporary|Urban Contemporary|Public Radio|Contemporary Christian|Regional Mexican|Active Rock|Adult Album Alternative|Alternative|Urban Adult Contemporary|Spanish Contemporary|Rhythmic".split(
    "|",
  );
/** Public stations have the channels below 92 MHz to themselves. */
const PUBLIC = FM_FORMATS.indexOf("Public Radio");
const AM_FORMATS = "News/Talk|Sports|Religious Teaching|Oldies|Spanish Variety|Business Talk|Gospel|Full Service".split(
  "|",
);

/** Class of an FM station: its limits of power in kW and antenna height in m. */
const FM_CLASSES = [
  { name: "A", power: 6, height: 100 },
  { name: "C3", power: 25, height: 100 },
  { name: "B", power: 50, height: 150 },
  { name: "C1", power: 100, height: 299 },
  { name: "C", power: 100, height: 600 },
] as const;
const AM_POWERS = [1, 1, 5, 5, 10, 50] as const;
const OWNERS = 60;
const FEWEST = 6;
const MOST = 40;

/** Invented stations: six in the smallest metros, forty in the largest; seven in ten are FM. */
export function stationsRadio(geography: Geography, markets: readonly SampleMarket[]): string {
  const signs = callSigns();
  const former = formerCallSigns();
  const rows = markets.flatMap((market, rank) => {
    const random = seededRandom(`radio ${market.code}`);
    const count = Math.round(FEWEST + (MOST - FEWEST) * (1 - rank / (markets.length - 1)) ** 3);
    const fmCount = Math.round(0.7 * count);
    const fm = frequencies(random, 92.1, 0.4, 39);
    const reserved = frequencies(random, 88.1, 0.4, 9);
    const am = frequencies(random, 540, 40, 29);
    const history = seededRandom(`radio history ${market.code}`);
    return masts(geography, market, count, random).map(({ place, fips, latitude, longitude }, order) => {
      const isFm = order < fmCount;
      const fmClass = pick(random, rank < 50 ? FM_CLASSES.slice(1) : FM_CLASSES);
      const isPublic = isFm && order % FM_FORMATS.length === PUBLIC;
      const frequency = isPublic
        ? reserved[(order - PUBLIC) / FM_FORMATS.length]
        : isFm
          ? fm[order]
          : am[order - fmCount];
      return [
        signs.next().value,
        isFm ? "FM" : "AM",
        Math.round((frequency ?? 0) * 10) / 10,
        isFm ? "MHz" : "kHz",
        place.name,
        place.state,
        fips,
        market.code,
        isFm
          ? (FM_FORMATS[order % FM_FORMATS.length] ?? "")
          : (AM_FORMATS[(order - fmCount) % AM_FORMATS.length] ?? ""),
        isFm && order % FM_FORMATS.length === 7
          ? "Sample Public Radio"
          : `Sample Radio Group ${between(random, 1, OWNERS)}`,
        latitude,
        longitude,
        isFm ? round(fmClass.power * (0.5 + 0.5 * random())) : pick(random, AM_POWERS),
        isFm ? Math.round(fmClass.height * (0.4 + 0.6 * random())) : "",
        isFm ? fmClass.name : "B",
        isFm ? between(history, 1948, 2002) : between(history, 1922, 1964),
        isPublic ? "N" : "Y",
        former(history, ""),
      ];
    });
  });
  return csvFile(HEADER, rows);
}

/** Frequencies far enough apart to live beside each other, in mixed order. `step` in the unit of `first`. */
function frequencies(random: () => number, first: number, step: number, count: number): number[] {
  const shift = between(random, 0, 1) * (step / 2);
  const all = Array.from({ length: count }, (_, place) => ({
    frequency: first + shift + place * step,
    order: random(),
  }));
  return all.toSorted((a, b) => a.order - b.order).map(({ frequency }) => frequency);
}

function round(kilowatts: number): number {
  return Math.round(kilowatts * 10) / 10;
}
