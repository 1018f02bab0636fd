import { type Cell, csvFile } from "./csvFile.ts";
import { ALL_NEWS } from "./radioFormats.ts";
import { stationAppeal } from "./stationAppeal.ts";
import type { SampleStation } from "./stationTable.ts";

/** Political money goes where the news is. */
const NEWS = new Set(["ABC", "CBS", "NBC", "FOX", "News/Talk", ALL_NEWS]);
const POLITICAL = { news: 1.2, others: 0.25 };
/** Percent of core air time: what networks' affiliates get for being carried, and everybody else. */
const RETRANS = { networks: 100, others: 12 };
/** Percent of their money that stations sell to advertisers of the market. */
const LOCAL = { networks: 58, otherTv: 64, radio: 76 };
/** The first biller of a market takes at least and at most this part of its money, where it has stations enough. */
const LEADER = { least: 0.08, most: 0.3 };
/** The large sell somewhat better than their audience, the small somewhat worse; the exponents that are tried, the usual one first. */
const USUAL_TILT = 1.12;
const TILTS = { low: 0.3, high: 2.5, step: 0.02 };
/** Weights are parts of so much. */
const WHOLE = 10_000;

/** How the broadcast money of markets divides over their commercial stations. */
export function stationWeights(markets: Iterable<readonly SampleStation[]>): string {
  return csvFile(
    ["call_sign", "band", "revenue_weight", "political_weight", "local_percent", "retrans_percent"],
    [...markets].flatMap((stations) => rowsOf(stations)),
  );
}

/** The parts of a market's money that its commercial stations take, in their order. */
export function revenueParts(stations: readonly SampleStation[]): { station: SampleStation; part: number }[] {
  const sellers = stationAppeal(stations).filter(({ station }) => station.commercial);
  const parts = (tilt: number) => {
    const weights = sellers.map(({ draw, sales }) => draw ** tilt * sales);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight) => (whole === 0 ? 0 : weight / whole));
  };
  let tilt = USUAL_TILT;
  while (tilt < TILTS.high && Math.max(...parts(tilt)) < LEADER.least) tilt += TILTS.step;
  while (tilt > TILTS.low && Math.max(...parts(tilt)) > LEADER.most) tilt -= TILTS.step;
  const found = parts(tilt);
  return sellers.map(({ station }, place) => ({ station, part: found[place] ?? 0 }));
}

function rowsOf(stations: readonly SampleStation[]): Cell[][] {
  return revenueParts(stations).map(({ station, part }) => {
    const isTv = station.band === "";
    const hasNews = NEWS.has(station.programme);
    const weight = rounded(part * WHOLE);
    return [
      station.callSign,
      station.band,
      weight,
      rounded(weight * (hasNews ? POLITICAL.news : POLITICAL.others)),
      isTv ? (hasNews ? LOCAL.networks : LOCAL.otherTv) : LOCAL.radio,
      isTv ? (hasNews ? RETRANS.networks : RETRANS.others) : "",
    ];
  });
}

function rounded(weight: number): number {
  return Math.max(0.1, Math.round(weight * 10) / 10);
}
