import type { StationMedium } from "#domain/stations/station.ts";
import { beforeDeletion, readCallSign } from "./cells/callSign.ts";
import type { LayoutContext } from "./layout.ts";

/**
 * Tells what of a list of stations deserves a look: call signs that the FCC marks as deleted, those that two facilities have, and those that
 * another facility had on the list before.
 */
export function stationDoubts(
  { row, geography }: LayoutContext,
  medium: StationMedium,
): (callSign: string, facility: number | null, band: "FM" | "AM" | null) => void {
  const before = new Map(
    (geography.stations?.known ?? [])
      .filter((station) => station.medium === medium && station.facilityId !== null)
      .map((station) => [keyOf(station.callSign, station.band), station]),
  );
  const lines = new Map<string, number>();
  const warn = (code: "deleted-call-sign" | "doubtful-station", message: () => string) =>
    row.note("call_sign", code, message, "warning");

  return (callSign, facility, band) => {
    const key = keyOf(callSign, band);
    const earlier = lines.get(key);
    if (earlier === undefined) lines.set(key, row.line);
    else
      warn(
        "doubtful-station",
        () => `Lines ${earlier} and ${row.line} have the call sign ${callSign}; both facilities are kept.`,
      );
    if (beforeDeletion(callSign) !== null)
      warn(
        "deleted-call-sign",
        () => `The D before ${callSign} marks a call sign that was deleted. The station is kept as such.`,
      );
    const had = before.get(key);
    if (had && facility !== null && had.facilityId !== String(facility))
      warn(
        "doubtful-station",
        () =>
          `${callSign} was facility ${had.facilityId} and is ${facility} now: the call sign has moved. What was said of either stays with its facility.`,
      );
  };
}

function keyOf(callSign: string, band: string | null): string {
  return `${readCallSign(callSign).whole} ${band ?? ""}`;
}
