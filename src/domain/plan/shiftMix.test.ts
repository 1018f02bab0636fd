import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type MixPart, mixTotal } from "./mix.ts";
import { type Shift, shiftMix } from "./shiftMix.ts";

const MEDIA = ["tvOta", "radioOta", "cable", "ooh", "ctvOtt", "mobile"];

const arbitraryMix: fc.Arbitrary<MixPart[]> = fc
  .array(fc.oneof(fc.nat({ max: 2_000_000_000 }), fc.nat({ max: 3 })), { minLength: 6, maxLength: 6 })
  .map((dollars) => MEDIA.map((medium, at) => ({ medium, dollars: dollars[at] ?? 0 })));

const some = fc.subarray([...MEDIA, "hologram"], { minLength: 1 });
const arbitraryShift: fc.Arbitrary<Shift> = fc.record({ from: some, to: some, tenths: fc.nat({ max: 1_000 }) });

const mix = [
  { medium: "tvOta", dollars: 500 },
  { medium: "radioOta", dollars: 300 },
  { medium: "cable", dollars: 200 },
];

describe("moving money from one medium to another", () => {
  test("moves percentage points of the whole wallet", () => {
    expect(shiftMix(mix, [{ from: ["tvOta"], to: ["radioOta"], tenths: 25 }])).toEqual([
      { medium: "tvOta", dollars: 475 },
      { medium: "radioOta", dollars: 325 },
      { medium: "cable", dollars: 200 },
    ]);
  });

  test("takes from several in proportion to what they have", () => {
    const [tv, radio, cable] = shiftMix(mix, [{ from: ["radioOta", "cable"], to: ["tvOta"], tenths: 100 }]);
    expect([tv?.dollars, radio?.dollars, cable?.dollars]).toEqual([600, 240, 160]);
  });

  test("takes no more than a medium has", () => {
    const [tv, , cable] = shiftMix(mix, [{ from: ["cable"], to: ["tvOta"], tenths: 900 }]);
    expect([tv?.dollars, cable?.dollars]).toEqual([700, 0]);
  });

  test("leaves all as it was where a medium is not in this wallet, or would give to itself", () => {
    expect(shiftMix(mix, [{ from: ["hologram"], to: ["tvOta"], tenths: 10 }])).toEqual(mix);
    expect(shiftMix(mix, [{ from: ["tvOta"], to: ["tvOta"], tenths: 10 }])).toEqual(mix);
  });
});

test("whatever is moved, the wallet keeps its dollars and no medium falls below zero", () => {
  fc.assert(
    fc.property(arbitraryMix, fc.array(arbitraryShift, { maxLength: 6 }), (before, shifts) => {
      const after = shiftMix(before, shifts);
      expect(mixTotal(after)).toBe(mixTotal(before));
      expect(after.map(({ medium }) => medium)).toEqual(MEDIA);
      for (const { dollars } of after) {
        expect(dollars).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(dollars)).toBe(true);
      }
    }),
  );
});

test("a shift that every giver can afford is undone by its opposite, to the dollar", () => {
  fc.assert(
    fc.property(
      arbitraryMix,
      fc.shuffledSubarray(MEDIA, { minLength: 2 }),
      fc.nat({ max: 300 }),
      (before, chosen, tenths) => {
        const [to = "", ...from] = chosen;
        const shift = { from, to: [to], tenths };
        const givers = before.filter(({ medium }) => from.includes(medium));
        fc.pre(
          mixTotal(givers) * 1_000 > mixTotal(before) * (tenths + 1) && givers.every(({ dollars }) => dollars > 10),
        );
        expect(shiftMix(before, [shift, { from: shift.to, to: shift.from, tenths }])).toEqual(before);
      },
    ),
  );
});
