import { readCallSign } from "./callSign.ts";
import type { KnownStation } from "../layout.ts";

/** What a list says of a radio station that tells which one it is. */
export interface RadioIdentity {
  readonly callSign: string;
  readonly band: "FM" | "AM";
  readonly facility: number | null;
  /** Call signs that it had before. */
  readonly former: readonly string[];
}

/**
 * Gives the stations of a list their ids. A station that is known keeps its id, whatever it is called now: it is known by its facility id,
 * else by call sign and band, else by a call sign that it had before. A new one is called by its facility id, or its call sign where the list
 * has none. No id is given twice.
 */
export function radioIdentifier(stations: readonly KnownStation[]): (station: RadioIdentity) => string {
  const radio = stations.filter(({ medium }) => medium === "radio");
  const byFacility = new Map(radio.map((station) => [station.facilityId, station]));
  const byCall = new Map(radio.map((station) => [keyOf(station.callSign, station.band), station]));
  const byId = new Map(radio.map((station) => [station.id, station]));
  const given = new Set<string>();

  function knownId({ callSign, band, facility, former }: RadioIdentity): string | undefined {
    const same = facility === null ? undefined : byFacility.get(String(facility));
    if (same) return same.id;
    // A call sign that another facility has moves; it takes nobody's place.
    const isFree = (station: KnownStation | undefined) =>
      station && (facility === null || station.facilityId === null) && !given.has(station.id);
    return [callSign, ...former].map((call) => byCall.get(keyOf(call, band))).find(isFree)?.id;
  }

  return (station) => {
    const known = knownId(station);
    const name = String(station.facility ?? station.callSign);
    const fresh = [name, `${name}.2`].map((one) => `radio-${one}-${station.band}`);
    const id = known ?? fresh.find((one) => !given.has(one) && !isOthers(one, station)) ?? fresh[1] ?? "";
    given.add(id);
    return id;
  };

  /** An id made of a call sign may be that of a station that has another call sign today. */
  function isOthers(id: string, { callSign, band }: RadioIdentity): boolean {
    const owner = byId.get(id);
    return owner !== undefined && keyOf(owner.callSign, owner.band) !== keyOf(callSign, band);
  }
}

function keyOf(callSign: string, band: string | null): string {
  return `${readCallSign(callSign).whole} ${band ?? ""}`;
}
