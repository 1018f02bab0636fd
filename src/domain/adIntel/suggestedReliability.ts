import type { MediumId } from "../taxonomy/media.ts";

/**
 * How far observed spend may be believed, 0–1 by medium, before anybody has said otherwise. Our assumption from what such services say
 * they watch: every TV market's stations, some markets' cable and radio, a choice of papers, and little of local online advertising.
 */
export const SUGGESTED_RELIABILITY: Readonly<Record<MediumId, number>> = {
  tvOta: 0.6,
  radioOta: 0.3,
  cable: 0.35,
  newspaperPrint: 0.4,
  magazinePrint: 0.3,
  directories: 0,
  ooh: 0.35,
  directMail: 0,
  tvDigital: 0,
  radioDigital: 0,
  ctvOtt: 0,
  newspaperDigital: 0,
  magazineDigital: 0,
  mobile: 0,
  pcLaptop: 0.1,
  email: 0,
};
