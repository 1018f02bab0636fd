import { type Band, type Curve, type FieldProfile, fieldProfile } from "./fieldProfile.ts";

/** What a field depends on besides the distance. */
export interface Radiation {
  readonly curve: Curve;
  readonly band: Band;
  /** Metres above average terrain. */
  readonly heightM: number;
  readonly erpKw: number;
}

/** The field in dBµV/m so many km from the antenna. */
export function fieldStrength({ curve, band, heightM, erpKw, distanceKm }: Radiation & { distanceKm: number }): number {
  return fieldAt(fieldProfile(curve, band, heightM), Math.log10(distanceKm)) + decibels(erpKw);
}

/** The greatest distance in km at which the field still reaches a level in dBµV/m. */
export function distanceToField({ curve, band, heightM, erpKw, levelDbu }: Radiation & { levelDbu: number }): number {
  return distanceAt(fieldProfile(curve, band, heightM), levelDbu - decibels(erpKw));
}

/** Of 1 kW, as the profile has it. */
export function fieldAt({ logKm, fields }: FieldProfile, log: number): number {
  const found = logKm.findIndex((point, at) => at > 0 && point > log);
  const to = found < 0 ? logKm.length - 1 : found;
  const [x0 = 0, x1 = 0] = [logKm[to - 1], logKm[to]];
  const [y0 = 0, y1 = 0] = [fields[to - 1], fields[to]];
  return y0 + ((log - x0) / (x1 - x0)) * (y1 - y0);
}

/** Km to the farthest point of the profile that has this field; 0 where even the nearest has less. */
export function distanceAt({ logKm, fields }: FieldProfile, field: number): number {
  for (let at = fields.length - 1; at > 0; at--) {
    const [y0 = 0, y1 = 0] = [fields[at - 1], fields[at]];
    if (y0 < field) continue;
    const [x0 = 0, x1 = 0] = [logKm[at - 1], logKm[at]];
    return 10 ** (y0 === y1 ? x1 : x0 + ((y0 - field) / (y0 - y1)) * (x1 - x0));
  }
  return 0;
}

/** Power or its square root's field, relative to one, in dB. */
export function decibels(power: number): number {
  return 10 * Math.log10(power);
}
