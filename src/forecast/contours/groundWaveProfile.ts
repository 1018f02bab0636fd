import { GROUND_WAVE_KHZ, GROUND_WAVE_KM, groundWaveFields } from "./curves/groundWave.ts";
import type { FieldProfile } from "./fieldProfile.ts";

/**
 * What 1 kW gives at 1 km before the ground takes its part, over the 100 mV/m of the curves, in dB: 282 mV/m, the least that 47 CFR 73.189(b)
 * lets a class B or D station radiate.
 */
const ANTENNA_DB = 20 * Math.log10(2.82);

const LOG_KM = GROUND_WAVE_KM.map(Math.log10);

/** The field of 1 kW by day on a frequency between 530 and 1,700 kHz, over ground of 8 mS/m: the M3 map has 1 to 30. */
export function groundWaveProfile(frequencyKhz: number): FieldProfile {
  const above = GROUND_WAVE_KHZ.findIndex((frequency, at) => at > 0 && frequency >= frequencyKhz);
  const [low = 530, high = 1700] = GROUND_WAVE_KHZ.slice(above - 1, above + 1);
  const part = Math.log(frequencyKhz / low) / Math.log(high / low);
  const upper = groundWaveFields[above] ?? [];
  const fields = (groundWaveFields[above - 1] ?? []).map(
    (field, at) => field + part * ((upper[at] ?? field) - field) + ANTENNA_DB,
  );
  return { logKm: LOG_KM, fields };
}

export function isAmFrequency(frequencyKhz: number): boolean {
  return frequencyKhz >= 530 && frequencyKhz <= 1700;
}
