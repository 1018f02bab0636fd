/**
 * How far observed spend may be believed, 0–1 by medium, before anybody has said otherwise. Our assumption from what such services say
 * they watch: every TV market's stations, some markets' cable and radio, a choice of papers, and little of local online advertising.
 * What is not listed is 0.
 */
export const SUGGESTED_RELIABILITY: Readonly<Record<string, number>> = {
  tvOta: 0.6,
  cable: 0.35,
  radioOta: 0.3,
  newspaperPrint: 0.4,
  magazinePrint: 0.3,
  ooh: 0.35,
  pcLaptop: 0.1,
};
