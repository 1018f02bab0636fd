import { expect, test } from "vitest";
import type { KnownStation } from "../layout.ts";
import { StationMatcher, type StationSought } from "./matchStation.ts";

const station = (callSign: string, facilityId: string | null, facts: Partial<KnownStation> = {}): KnownStation => ({
  id: `tv-${facilityId}`,
  medium: "tv",
  facilityId,
  callSign,
  formerCallSigns: [],
  band: null,
  name: null,
  city: "Dallas",
  state: "TX",
  market: "tv-623",
  ...facts,
});
const radio = (callSign: string, band: "FM" | "AM", facts: Partial<KnownStation> = {}) =>
  station(callSign, null, { id: `radio-${callSign}-${band}`, medium: "radio", band, market: "radio-19100", ...facts });

const matcher = new StationMatcher([
  station("QAAA-TV", "1"),
  station("QAAA-LD", "2"),
  station("QBBB", "3", { formerCallSigns: ["QOLD"] }),
  station("QCCC-CD", "4"),
  station("WDDD-TV", "5"),
  radio("QAAA", "AM"),
  radio("QAAA", "FM", { name: "Kiss 101" }),
]);

const match = (callSign: string, more: Partial<StationSought> = {}) =>
  matcher.match({ callSign, facilityId: null, medium: null, band: null, name: null, market: null, ...more });

test.each([
  ["by its facility id", "QAAA-TV", { facilityId: "1" }, "tv-1"],
  ["by its call sign with the ending", "qaaa-tv", {}, "tv-1"],
  ["by call sign and band", "QAAA", { band: "FM" }, "radio-QAAA-FM"],
  ["by call sign and a band at its end", "QAAA-AM", {}, "radio-QAAA-AM"],
] as const)("a station is found %s, without a doubt", (_how, call, more, id) => {
  expect(match(call, more)).toMatchObject({ station: { id }, doubt: null });
});

test.each([
  ["another usual ending", "QBBB-DT", {}, "tv-3", "taken for QBBB"],
  ["a call sign it had before", "QOLD", {}, "tv-3", "QOLD is QBBB"],
  ["a facility under another call sign", "QZZZ", { facilityId: "3" }, "tv-3", "Facility 3 is QBBB"],
  ["a call sign that is another facility's", "QAAA-TV", { facilityId: "3" }, "tv-3", "which is QAAA-TV"],
  ["a name on the air and its market", "", { name: "KISS-101", market: "radio-19100" }, null, "names no station"],
  ["a name beside a strange call sign", "X", { name: "KISS-101", market: "radio-19100" }, "radio-QAAA-FM", "its name"],
] as const)("%s is told", (_what, call, more, id, doubt) => {
  const found = match(call, more);
  expect(found.station?.id ?? null).toBe(id);
  expect(found.doubt).toContain(doubt);
});

test.each([
  ["several stations of one call sign", "QAAA", {}, "Several stations fit: QAAA (AM"],
  ["only a low-power station of that call sign", "QCCC", { medium: "tv" }, "but QCCC-CD"],
  ["a call sign that has moved to another facility", "WDDD-TV", { facilityId: "99" }, "another facility: WDDD-TV"],
  ["a deleted call sign whose letters live on", "DWDDD-TV", {}, "marks it as deleted"],
  ["an unknown call sign", "QAXX-TV", {}, "No station has this call sign"],
] as const)("nothing is guessed of %s", (_what, call, more, doubt) => {
  const found = match(call, more);
  expect(found.station).toBeNull();
  expect(found.doubt).toContain(doubt);
});
