import { expect, test } from "vitest";
import type { KnownStation } from "../layout.ts";
import { radioIdentifier } from "./radioIdentity.ts";

const station = (id: string, callSign: string, facilityId: string | null = null): KnownStation => ({
  id,
  medium: "radio",
  facilityId,
  callSign,
  formerCallSigns: [],
  band: "FM",
  name: null,
  city: "Dallas",
  state: "TX",
  market: "radio-19100",
});
const row = (callSign: string, facility: number | null = null, former: readonly string[] = []) =>
  ({ callSign, band: "FM", facility, former }) as const;

test.each([
  ["a new station is called by its facility id", [], row("QAAA", 7), "radio-7-FM"],
  ["a new one of a list without such ids by its call sign", [], row("QAAA"), "radio-QAAA-FM"],
  [
    "a facility keeps its id under another call sign",
    [station("radio-7-FM", "QAAA", "7")],
    row("QBBB", 7),
    "radio-7-FM",
  ],
  [
    "a station keeps its id when the list learns its facility",
    [station("radio-QAAA-FM", "QAAA")],
    row("QAAA", 7),
    "radio-QAAA-FM",
  ],
  [
    "a station keeps its id when the list says what it was called before",
    [station("radio-QAAA-FM", "QAAA")],
    row("QBBB", null, ["QAAA"]),
    "radio-QAAA-FM",
  ],
  [
    "a call sign that moved to another facility takes no station with it",
    [station("radio-7-FM", "QAAA", "7")],
    row("QAAA", 8),
    "radio-8-FM",
  ],
  [
    "a station of another band is another one",
    [{ ...station("radio-QAAA-AM", "QAAA"), band: "AM" as const }],
    row("QAAA"),
    "radio-QAAA-FM",
  ],
  [
    "an id made of a call sign stays with its station after both have changed it",
    [station("radio-QAAA-FM", "QBBB")],
    row("QAAA"),
    "radio-QAAA.2-FM",
  ],
] as const)("%s", (_, known, asked, id) => {
  expect(radioIdentifier(known)(asked)).toBe(id);
});

test("of a station that changed its call sign and a new one that took it, each has an id of its own, in either order", () => {
  const known = [station("radio-QAAA-FM", "QAAA")];
  const changed = row("QBBB", null, ["QAAA"]);
  const taker = row("QAAA");
  for (const order of [
    [changed, taker],
    [taker, changed],
  ]) {
    const idOf = radioIdentifier(known);
    expect(new Set(order.map(idOf)).size).toBe(2);
  }
});
