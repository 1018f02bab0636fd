import { Failure } from "#domain/failure.ts";
import { readAnswers } from "./askSource.ts";
import { type FccRecord, readFccLine } from "./fccLine.ts";
import type { PulledTable, PullRequest } from "./publicData.ts";
import { STATE_CODES } from "./stateCodes.ts";

/** Which records a query is asked for, and by which program. */
const QUERIES = {
  "fcc-tv": { program: "tvq", query: { chan: "0", cha2: "69", list: "4" } },
  "fcc-fm": { program: "fmq", query: { freq: "0.0", fre2: "107.9", serv: "FM", list: "4" } },
} as const;

/** The queries are old machines that many use: one state every two seconds. */
const PAUSE_MS = 2_000;

const COLUMNS = [
  "facility_id",
  "call_sign",
  "state",
  "latitude",
  "longitude",
  "erp_kw",
  "haat_m",
  "rf_channel",
  "frequency",
  "station_class",
  "antenna",
  "pattern_rotation_deg",
  "status",
  "vintage",
  "rcamsl_m",
  "antenna_id",
  "record_type",
  "licensee",
] as const;

/**
 * The licensed transmitters of all states, as a file of station engineering.
 *
 * @param isKnown by facility id: stations that nobody knows are left out
 */
export async function pullStations(
  source: keyof typeof QUERIES,
  request: PullRequest,
  isKnown: (facility: string) => boolean = () => true,
): Promise<PulledTable> {
  const { now = new Date() } = request;
  const { program, query } = QUERIES[source];
  const parts = Object.values(STATE_CODES)
    .toSorted()
    .map((state) => {
      const address = new URL(`/fcc-bin/${program}`, request.publicData.fccUrl);
      for (const [name, value] of Object.entries({ state, ...query })) address.searchParams.set(name, value);
      return { name: `${state}.txt`, address };
    });
  const read = (text: string) => text.split("\n").flatMap((line) => readFccLine(line) ?? []);
  const states = await readAnswers(request, source, parts, read, PAUSE_MS);
  const day = now.toISOString().slice(0, 10);
  const records = states.flat();
  if (records.length === 0)
    throw new Failure("source-unreachable", "The FCC returned no licensed stations. Try again later.");
  const rows = records.filter(({ facilityId }) => isKnown(facilityId)).map((record) => rowOf(record, day));
  return { layout: "station-engineering", columns: COLUMNS, rows, vintage: day };
}

function rowOf(record: FccRecord, day: string): string[] {
  return [
    record.facilityId,
    record.callSign,
    record.state,
    String(record.latitude),
    String(record.longitude),
    String(record.erpKw),
    String(record.haatM),
    record.channel,
    record.frequency ?? "",
    record.stationClass,
    record.directional ? "DA" : "ND",
    record.rotation,
    record.status,
    day,
    record.rcamslM,
    record.antennaId,
    record.service,
    record.licensee,
  ];
}
