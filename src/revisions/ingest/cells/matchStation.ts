import type { StationMedium } from "#domain/stations/station.ts";
import { beforeDeletion, type CallSign, hasPlainEnding, mediumOfEnding, readCallSign } from "./callSign.ts";
import type { KnownStation } from "../layout.ts";
import { nearestNames } from "./nearestNames.ts";
import { plainName } from "./plainName.ts";

/** What a row says of the station that it means. */
export interface StationSought {
  readonly callSign: string;
  readonly facilityId: string | null;
  readonly medium: StationMedium | null;
  readonly band: "FM" | "AM" | null;
  /** What the station calls itself on the air, and its market: the last resort. */
  readonly name: string | null;
  readonly market: string | null;
}

/** The station meant. `doubt` says what somebody should look at; without a station, why none was taken. */
export interface StationMatch {
  readonly station: KnownStation | null;
  readonly doubt: string | null;
}

/** Finds stations by facility id, then by call sign, then by name and market. What is doubtful is taken only where one station can be meant, and said. */
export class StationMatcher {
  readonly #stations: readonly KnownStation[];
  /** By the first two letters, for naming what comes near. */
  readonly #byStart = new Map<string, KnownStation[]>();
  readonly #byFacility = new Map<string, KnownStation>();
  readonly #byCall = new Map<string, KnownStation[]>();
  readonly #byLetters = new Map<string, KnownStation[]>();
  readonly #byFormer = new Map<string, KnownStation[]>();

  constructor(stations: readonly KnownStation[]) {
    this.#stations = stations;
    for (const station of stations) {
      const { whole, letters } = readCallSign(station.callSign);
      if (station.facilityId !== null) this.#byFacility.set(station.facilityId, station);
      add(this.#byCall, whole, station);
      add(this.#byLetters, letters, station);
      add(this.#byStart, whole.slice(0, 2), station);
      for (const former of station.formerCallSigns) add(this.#byFormer, readCallSign(former).whole, station);
    }
  }

  match(row: StationSought): StationMatch {
    const call = readCallSign(row.callSign);
    const sought = { ...row, medium: row.medium ?? mediumOfEnding(call) };
    const byFacility = sought.facilityId === null ? undefined : this.#byFacility.get(sought.facilityId);
    if (byFacility) return { station: byFacility, doubt: this.#movedCall(byFacility, call) };
    if (call.whole === "") return { station: null, doubt: "The row names no station. The row is left out." };
    const found = this.#byCallSign(call, sought);
    const { station } = found;
    if (!station || sought.facilityId === null || station.facilityId === null) return found;
    return {
      station: null,
      doubt: `No station has the facility id ${sought.facilityId}, and the call sign is that of another facility: ${label(station)}. The call sign may have moved. The row is left out.`,
    };
  }

  /** The station of a facility may go by another call sign than the row's. */
  #movedCall(station: KnownStation, call: CallSign): string | null {
    const known = readCallSign(station.callSign);
    if (call.whole === "" || known.letters === call.letters || beforeDeletion(call.whole) === known.whole) return null;
    if (station.formerCallSigns.some((former) => readCallSign(former).letters === call.letters)) return null;
    const others = (this.#byCall.get(call.whole) ?? []).filter((other) => other !== station);
    const elsewhere = others.length > 0 ? `, which is ${labels(others)} here` : "";
    return `Facility ${station.facilityId} is ${station.callSign}, but the row says ${call.whole}${elsewhere}. The facility id was believed.`;
  }

  #byCallSign(call: CallSign, sought: StationSought): StationMatch {
    const exact = fitting(this.#byCall.get(call.whole) ?? [], sought);
    if (exact.length > 0) return onlyOne(exact, null);

    const band = call.ending === "FM" || call.ending === "AM" ? call.ending : sought.band;
    const alike = fitting(this.#byLetters.get(call.letters) ?? [], { medium: sought.medium, band });
    const plain = hasPlainEnding(call) ? alike.filter((one) => hasPlainEnding(readCallSign(one.callSign))) : [];
    if (plain.length > 0) return onlyOne(plain, (station) => sameBand(station, band, call));
    if (alike.length > 0) {
      return { station: null, doubt: `No station is called ${call.whole}, but ${labels(alike)}. The row is left out.` };
    }

    const former = fitting(this.#byFormer.get(call.whole) ?? [], sought);
    if (former.length > 0) return onlyOne(former, (one) => `${call.whole} is ${label(one)} today.`);
    const living = fitting(this.#byCall.get(beforeDeletion(call.whole) ?? "") ?? [], sought);
    if (living.length > 0) {
      return {
        station: null,
        doubt: `The D before the call sign marks it as deleted, yet ${labels(living)} is on the list. The row is left out.`,
      };
    }
    return this.#byName(sought) ?? this.#unknown(call);
  }

  #byName({ name, market, medium }: StationSought): StationMatch | null {
    if (name === null || market === null) return null;
    const plain = plainName(name);
    const named = this.#stations.filter(
      (station) => station.market === market && station.name !== null && plainName(station.name) === plain,
    );
    const found = fitting(named, { medium, band: null });
    return found.length === 0 ? null : onlyOne(found, (one) => `Found by its name and market: ${label(one)}.`);
  }

  #unknown({ whole }: CallSign): StationMatch {
    const near = nearestNames(whole, this.#byStart.get(whole.slice(0, 2)) ?? [], ({ callSign }) => callSign, 3);
    const hint = near.length > 0 ? ` Nearest: ${labels(near)}.` : "";
    return { station: null, doubt: `No station has this call sign.${hint} The row is left out.` };
  }
}

/** Of several nobody is taken; the only one may still need a look. */
function onlyOne(
  found: readonly KnownStation[],
  doubtOf: ((station: KnownStation) => string | null) | null,
): StationMatch {
  const [only] = found;
  if (only && found.length === 1) return { station: only, doubt: doubtOf?.(only) ?? null };
  return { station: null, doubt: `Several stations fit: ${labels(found)}. Give the facility id. The row is left out.` };
}

/** `KABC-FM` for a station of FM called KABC is what the list itself leaves out; everything else deserves a look. */
function sameBand(station: KnownStation, band: string | null, call: CallSign): string | null {
  if (band !== null && station.band === band) return null;
  return `No station is called ${call.whole}; taken for ${label(station)}.`;
}

function fitting(
  stations: readonly KnownStation[],
  { medium, band }: Pick<StationSought, "medium" | "band">,
): KnownStation[] {
  return stations.filter(
    (station) => (medium === null || station.medium === medium) && (band === null || station.band === band),
  );
}

function add(index: Map<string, KnownStation[]>, key: string, station: KnownStation): void {
  const known = index.get(key);
  if (known) known.push(station);
  else index.set(key, [station]);
}

const MOST_LABELS = 4;

function labels(stations: readonly KnownStation[]): string {
  const more = stations.length > MOST_LABELS ? ` and ${stations.length - MOST_LABELS} more` : "";
  return stations.slice(0, MOST_LABELS).map(label).join("; ") + more;
}

function label({ callSign, band, city, state, facilityId }: KnownStation): string {
  const place = [city, state].filter(Boolean).join(", ");
  const facts = [band, place, facilityId === null ? null : `facility ${facilityId}`].filter(Boolean);
  return `${callSign} (${facts.join(", ")})`;
}
