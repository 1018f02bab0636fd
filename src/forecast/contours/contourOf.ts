import { assumedPower } from "./assumedPower.ts";
import type { Assumption, Contour, NoContour } from "./contour.ts";
import { type FieldProfile, fieldProfile } from "./fieldProfile.ts";
import { decibels, distanceAt } from "./fieldStrength.ts";
import { groundWaveProfile, isAmFrequency } from "./groundWaveProfile.ts";
import { type ServiceLevel, serviceLevel } from "./serviceLevel.ts";
import type { Transmitter, TransmitterService } from "./transmitter.ts";

/** A contour, or the reason why there is none. */
export type ContourOutcome =
  | { readonly contour: Contour; readonly reason: null }
  | { readonly contour: null; readonly reason: NoContour };

/**
 * More than any station of the service is licensed for, in kW, old licences counted in. What lies above is a slip of its source, mostly
 * watts taken for kilowatts.
 */
const MOST_KW: Readonly<Record<TransmitterService, number>> = {
  tv: 1000,
  "class-a": 150,
  lptv: 150,
  fm: 320,
  lpfm: 1,
  translator: 1,
  am: 50,
};

/** Nothing reaches farther by these curves; they end near it. */
const MOST_KM = 400;

interface Reach {
  readonly profile: FieldProfile;
  readonly powerKw: number;
  readonly assumed: readonly Assumption[];
}

/** The line on which a station's predicted field is just what counts as service. */
export function contourOf(transmitter: Transmitter): ContourOutcome {
  const { facilityId, latitude, longitude, erpKw } = transmitter;
  if (latitude === null || longitude === null || !isPosition(latitude, longitude)) return none("no-position");
  const service = serviceLevel(transmitter);
  if (!service) return none("no-channel");
  if (erpKw === null || !(erpKw > 0)) return none("no-power");
  if (erpKw > MOST_KW[transmitter.service]) return none("implausible-power");
  const reach = reachOf(transmitter, service, erpKw);
  if (typeof reach === "string") return none(reach);

  const level = service.levelDbu - decibels(reach.powerKw);
  const fields = relativeFields(transmitter);
  const distance = (relative: number) =>
    relative > 0 ? Math.min(distanceAt(reach.profile, level - 20 * Math.log10(relative)), MOST_KM) : 0;
  const radiiKm = fields ? fields.map(distance) : Array<number>(BEARINGS).fill(distance(transmitter.pattern?.[0] ?? 1));
  return {
    contour: {
      facilityId,
      latitude,
      longitude,
      levelDbu: service.levelDbu,
      method: service.curve,
      radiiKm,
      assumed: reach.assumed,
    },
    reason: null,
  };
}

function reachOf(transmitter: Transmitter, service: ServiceLevel, erpKw: number): Reach | NoContour {
  const { frequency, haatM, pattern, directional = false } = transmitter;
  const patternAssumed: Assumption[] = directional && !pattern ? ["pattern"] : [];
  if (service.curve === "ground-wave") {
    if (frequency === null || !isAmFrequency(frequency)) return "no-channel";
    return {
      profile: groundWaveProfile(frequency),
      powerKw: erpKw,
      assumed: [...patternAssumed, "antenna", "conductivity"],
    };
  }
  const known = haatM === null ? null : { heightM: haatM, erpKw };
  const power = known ?? assumedPower(transmitter, erpKw);
  if (!power) return "no-height";
  return {
    profile: fieldProfile(service.curve, service.band, power.heightM),
    powerKw: power.erpKw,
    assumed: known ? patternAssumed : ["haat", ...patternAssumed],
  };
}

function isPosition(latitude: number, longitude: number): boolean {
  return Math.abs(latitude) < 90 && Math.abs(longitude) <= 180;
}

function none(reason: NoContour): ContourOutcome {
  return { contour: null, reason };
}

/** Bearings that a contour is predicted at, evenly spaced clockwise from north: every 5 degrees. */
const BEARINGS = 72;

/**
 * The relative field of a directional antenna towards each bearing, straight between the values of its pattern; null where it radiates
 * evenly, or nothing is known of it.
 */
function relativeFields({
  pattern,
  patternRotation,
}: Pick<Transmitter, "pattern" | "patternRotation">): number[] | null {
  if (!pattern || pattern.every((field) => field === pattern[0])) return null;
  return Array.from({ length: BEARINGS }, (_, at) => {
    const turned = (((360 * at) / BEARINGS - patternRotation) % 360) + 360;
    const place = ((turned % 360) / 360) * pattern.length;
    const before = Math.floor(place);
    const from = pattern[before % pattern.length] ?? 0;
    return from + (place - before) * ((pattern[(before + 1) % pattern.length] ?? from) - from);
  });
}
