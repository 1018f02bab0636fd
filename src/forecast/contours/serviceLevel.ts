import type { Band, Curve } from "./fieldProfile.ts";
import type { Transmitter } from "./transmitter.ts";

/** The field that counts as service, in dB above 1 µV/m, and the curve that says how far it reaches. */
export type ServiceLevel =
  | { readonly levelDbu: number; readonly curve: Curve; readonly band: Band }
  | { readonly levelDbu: number; readonly curve: "ground-wave" };

/** Full-power digital TV where noise is the limit, 47 CFR 73.619(c) (until 2023: 73.622(e)). */
const FULL_POWER_DBU: Readonly<Record<Band, number>> = { lowVhf: 28, highVhf: 36, uhf: 41 };

/** What class A and low-power digital TV is protected within, 47 CFR 73.6010(c) and 74.792. */
const LOW_POWER_DBU: Readonly<Record<Band, number>> = { lowVhf: 43, highVhf: 48, uhf: 51 };

/** Of the UHF dipole that the 41 dBµV/m are meant for; on other channels the antenna picks up more or less. */
const DIPOLE_MHZ = 615;

/** FM: 1 mV/m, 47 CFR 73.215(a), 73.811 and 74.1204(a). */
const FM_DBU = 60;

/** Commercial class B and B1 are protected farther out, 47 CFR 73.215(a); below 92 MHz, where stations are educational, they are not, 73.509. */
const FM_CLASS_DBU: Readonly<Partial<Record<string, number>>> = { B: 54, B1: 57 };
const FIRST_COMMERCIAL_MHZ = 92;

/** AM by day: 2 mV/m, taken to serve communities of 2,500 people or more, 47 CFR 73.182(d). */
const AM_DBU = 66;

/** The level that bounds a transmitter's service; null for TV whose channel is unknown. */
export function serviceLevel(
  transmitter: Pick<Transmitter, "service" | "channel" | "frequency" | "fmClass">,
): ServiceLevel | null {
  const { service, channel, frequency, fmClass } = transmitter;
  if (service === "am") return { levelDbu: AM_DBU, curve: "ground-wave" };
  if (service === "lpfm" || service === "translator") return { levelDbu: FM_DBU, curve: "F(50,50)", band: "lowVhf" };
  if (service === "fm") {
    const commercial = frequency === null || frequency >= FIRST_COMMERCIAL_MHZ;
    const levelDbu = (commercial && fmClass && FM_CLASS_DBU[fmClass]) || FM_DBU;
    return { levelDbu, curve: "F(50,50)", band: "lowVhf" };
  }
  if (channel === null || !isTvChannel(channel)) return null;
  const band = tvBand(channel);
  if (service !== "tv") return { levelDbu: LOW_POWER_DBU[band], curve: "F(50,90)", band };
  const dipole = band === "uhf" ? 20 * Math.log10(DIPOLE_MHZ / tvMhz(channel)) : 0;
  return { levelDbu: FULL_POWER_DBU[band] - dipole, curve: "F(50,90)", band };
}

function tvBand(channel: number): Band {
  if (channel <= 6) return "lowVhf";
  return channel <= 13 ? "highVhf" : "uhf";
}

/** 2 to 36 since the repack; up to 69 in older records. */
function isTvChannel(channel: number): boolean {
  return Number.isInteger(channel) && channel >= 2 && channel <= 69;
}

/** The middle of a UHF channel, 47 CFR 73.603(a). */
function tvMhz(channel: number): number {
  return 473 + 6 * (channel - 14);
}
