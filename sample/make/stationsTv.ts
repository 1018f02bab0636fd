import { callSigns } from "./callSigns.ts";
import { csvFile } from "./csvFile.ts";
import { formerCallSigns } from "./formerCallSigns.ts";
import type { Geography } from "./geography.ts";
import { masts } from "./masts.ts";
import { between, pick, seededRandom } from "./seededRandom.ts";
import type { SampleMarket } from "./tvMarkets.ts";

const HEADER = [
  "facility_id",
  "call_sign",
  "service",
  "rf_channel",
  "virtual_channel",
  "city",
  "state",
  "county_fips",
  "dma_code",
  "primary_network",
  "owner",
  "latitude",
  "longitude",
  "erp_kw",
  "haat_m",
  "on_air_year",
  "commercial",
  "former_call_signs",
];

/** In the order in which a market fills up. */
const NETWORKS = [
  "ABC",
  "CBS",
  "NBC",
  "FOX",
  "PBS",
  "CW",
  "Independent",
  "Telemundo",
  "Univision",
  "ION",
  "MyNetworkTV",
  "Independent",
];
/** Beyond any number that is in use. */
const FIRST_FACILITY = 9_000_001;
const OWNERS = 30;
/** Digital channels; 37 is kept for radio astronomy and above 36 there is no television any more. */
const CHANNELS = { low: 2, high: 36, vhfUpTo: 13 };

/** The first stations went on the air in 1941, most before 1990. */
const ON_AIR = { first: 1946, last: 1994 };

/** Invented full-power stations: four in the smallest markets, twelve in the largest. */
export function stationsTv(geography: Geography, markets: readonly SampleMarket[]): string {
  const signs = callSigns();
  const former = formerCallSigns();
  let facility = FIRST_FACILITY;
  const rows = markets.flatMap((market, rank) => {
    const random = seededRandom(`tv ${market.code}`);
    const count = Math.max(4, Math.round(12 - 8 * (rank / markets.length) ** 0.55));
    const channels = shuffled(random, CHANNELS.low, CHANNELS.high);
    const virtual = shuffled(random, CHANNELS.low, 62);
    const history = seededRandom(`tv history ${market.code}`);
    return masts(geography, market, count, random).map(({ place, fips, latitude, longitude }, order) => {
      const rf = channels[order] ?? CHANNELS.high;
      return [
        facility++,
        `${signs.next().value}-TV`,
        "Full power",
        rf,
        virtual[order] ?? rf,
        place.name,
        place.state,
        fips,
        market.code,
        NETWORKS[order] ?? "Independent",
        order === 4 ? "Sample Public Television" : `Sample Broadcasting Group ${between(random, 1, OWNERS)}`,
        latitude,
        longitude,
        rf <= CHANNELS.vhfUpTo ? between(random, 12, 60) : pick(random, [250, 500, 700, 850, 1000]),
        between(random, 120, rank < 60 ? 560 : 420),
        between(history, ON_AIR.first, ON_AIR.last),
        order === 4 ? "N" : "Y",
        former(history, "-TV"),
      ];
    });
  });
  return csvFile(HEADER, rows);
}

function shuffled(random: () => number, low: number, high: number): number[] {
  const numbers = Array.from({ length: high - low + 1 }, (_, offset) => ({ number: low + offset, order: random() }));
  return numbers.toSorted((a, b) => a.order - b.order).map(({ number }) => number);
}
