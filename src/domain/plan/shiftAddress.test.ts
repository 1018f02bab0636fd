import { describe, expect, test } from "vitest";
import { readShifts, shiftBetween, withShift, withShiftSet, writeShifts } from "./shiftAddress.ts";

const toCable = { from: ["radioOta"], to: ["cable"], tenths: 25 };

describe("shifts in an address", () => {
  test("come back as they were written, several media at once too", () => {
    const shifts = [toCable, { from: ["ooh", "directMail"], to: ["tvOta"], tenths: 10 }];
    expect(writeShifts(shifts)).toBe("radioOta-cable:2.5,ooh.directMail-tvOta:1");
    expect(readShifts(writeShifts(shifts))).toEqual(shifts);
  });

  test.each([
    null,
    "",
    "radioOta",
    "radioOta-cable",
    "radioOta-cable:x",
    "a-b:0",
    "a-b:100.1",
    "-b:1",
    "a-:1",
    ".-b:1",
    "a-b:1.25",
  ])("%s moves nothing", (text) => {
    expect(readShifts(text)).toEqual([]);
  });
});

describe("one more step", () => {
  test("between the same media makes the shift larger", () => {
    expect(withShift([toCable], { ...toCable, tenths: 5 })).toEqual([{ ...toCable, tenths: 30 }]);
  });

  test("back makes it smaller, nothing, or turns it round", () => {
    const back = { from: ["cable"], to: ["radioOta"] };
    expect(withShift([toCable], { ...back, tenths: 5 })).toEqual([{ ...toCable, tenths: 20 }]);
    expect(withShift([toCable], { ...back, tenths: 25 })).toEqual([]);
    expect(withShift([toCable], { ...back, tenths: 30 })).toEqual([{ ...back, tenths: 5 }]);
  });

  test("between other media stands beside it", () => {
    expect(withShift([toCable], { from: ["ooh"], to: ["cable"], tenths: 5 })).toHaveLength(2);
  });
});

describe("a shift that is set", () => {
  test("takes the place of the one between the same media, either way", () => {
    const set = { from: ["cable"], to: ["radioOta"], tenths: 40 };
    expect(withShiftSet([toCable], set)).toEqual([set]);
    expect(withShiftSet([toCable], { ...toCable, tenths: 0 })).toEqual([]);
  });

  test("is found again", () => {
    expect(shiftBetween([toCable], ["radioOta"], ["cable"])).toBe(25);
    expect(shiftBetween([toCable], ["cable"], ["radioOta"])).toBe(0);
  });
});
