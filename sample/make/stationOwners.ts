import { type Cell, csvFile } from "./csvFile.ts";
import { between, pick, seededRandom } from "./seededRandom.ts";
import type { SampleStation } from "./stationTable.ts";

/** Every so many markets have a station that another one's owner runs; every so many stations were sold of late. */
const OPERATED = 0.35;
const SOLD = 0.08;
/** What nobody knows the beginning of is told as of this day. */
const LIST_DAY = "2026-01-01";
const KINDS = { tv: ["JSA", "SSA", "SSA"], radio: ["LMA"] } as const;

/** Groups, sales and agreements: a row for the present of every station that has one of these, and one for the time before a sale. */
export function stationOwners(markets: Iterable<readonly SampleStation[]>): string {
  return csvFile(
    ["call_sign", "band", "owner_group", "owner", "operator", "operator_kind", "from_date", "as_of"],
    [...markets].flatMap((stations) => rowsOf(stations)),
  );
}

function rowsOf(stations: readonly SampleStation[]): Cell[][] {
  const [first] = stations;
  if (!first) return [];
  const medium = first.band === "" ? "tv" : "radio";
  const random = seededRandom(`owners ${medium} ${first.market}`);
  const commercial = stations.filter((station) => station.commercial);
  const operated = random() < OPERATED ? commercial.findLast(({ owner }) => owner !== first.owner) : undefined;
  return commercial.flatMap((station) => {
    const [isSold, year, month] = [random() < SOLD, between(random, 2020, 2025), between(random, 1, 12)];
    const sellers = commercial.filter(({ owner }) => owner !== station.owner);
    const seller = isSold && sellers.length > 0 ? pick(random, sellers).owner : null;
    const [operator, kind] = station === operated ? [first.owner, pick(random, KINDS[medium])] : ["", ""];
    if (seller === null && operator === "") return [];
    const from = seller === null ? "" : `${year}-${String(month).padStart(2, "0")}`;
    const now = [
      station.callSign,
      station.band,
      station.owner,
      station.owner,
      operator,
      kind,
      from,
      from === "" ? LIST_DAY : "",
    ];
    return seller === null ? [now] : [[station.callSign, station.band, seller, seller, "", "", "", ""], now];
  });
}
