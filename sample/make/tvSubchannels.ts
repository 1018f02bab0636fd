import { type Cell, csvFile } from "./csvFile.ts";
import { between, seededRandom } from "./seededRandom.ts";
import type { SampleStation } from "./stationTable.ts";

/** What goes out beside the main programme. */
const NETWORKS = [
  "MeTV",
  "Grit",
  "Laff",
  "Court TV",
  "Bounce TV",
  "Antenna TV",
  "Start TV",
  "Comet",
  "Cozi TV",
  "Dabl",
];
const PUBLIC = ["World", "Create", "PBS Kids"];
const MOST = 4;

/** The programmes of every television station: its network first, and up to three more. */
export function tvSubchannels(markets: Iterable<readonly SampleStation[]>): string {
  return csvFile(
    ["call_sign", "virtual_major", "virtual_minor", "network"],
    [...markets].flat().flatMap((station) => rowsOf(station)),
  );
}

function rowsOf({ callSign, virtualChannel, programme, commercial }: SampleStation): Cell[][] {
  const random = seededRandom(`programmes ${callSign}`);
  const others = (commercial ? NETWORKS : PUBLIC)
    .map((network) => ({ network, order: random() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ network }) => network);
  return [programme, ...others]
    .slice(0, between(random, 1, MOST))
    .map((network, at) => [callSign, virtualChannel, at + 1, network]);
}
