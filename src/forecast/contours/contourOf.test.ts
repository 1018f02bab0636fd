import { describe, expect, test } from "vitest";
import { contourArea } from "./contourArea.ts";
import { contourOf } from "./contourOf.ts";
import type { Transmitter } from "./transmitter.ts";

const television: Transmitter = {
  facilityId: "1",
  service: "tv",
  channel: 30,
  frequency: null,
  latitude: 40,
  longitude: -100,
  erpKw: 500,
  haatM: 300,
  fmClass: null,
  pattern: null,
  patternRotation: 0,
};
const radio: Transmitter = { ...television, service: "fm", channel: null, frequency: 101.1, erpKw: 25, haatM: 100 };

const contourFor = (transmitter: Transmitter) => contourOf(transmitter).contour!;
const reach = (transmitter: Transmitter) => Math.max(...contourFor(transmitter).radiiKm);

describe("a contour", () => {
  test("is a circle of 72 bearings where the antenna radiates evenly", () => {
    const { radiiKm, method, assumed } = contourFor(television);
    expect(new Set(radiiKm).size).toBe(1);
    expect(radiiKm).toHaveLength(72);
    expect(radiiKm[0]).toBeGreaterThan(80);
    expect(radiiKm[0]).toBeLessThan(100);
    expect(method).toBe("F(50,90)");
    expect(assumed).toEqual([]);
  });

  test("reaches farthest where its pattern points, turned clockwise", () => {
    const pattern = Array.from({ length: 36 }, (_, at) => (at === 0 ? 1 : 0.3));
    const { radiiKm } = contourFor({ ...television, pattern, patternRotation: 90 });
    expect(radiiKm.indexOf(Math.max(...radiiKm))).toBe(18);
    expect(radiiKm[18]).toBeCloseTo(reach(television), 9);
    expect(contourArea(contourFor({ ...television, pattern }))).toBeLessThan(contourArea(contourFor(television)));
  });

  test("has no reach where the antenna does not radiate", () => {
    const pattern = Array.from({ length: 36 }, (_, at) => (at < 18 ? 1 : 0));
    expect(contourFor({ ...television, pattern }).radiiKm[50]).toBe(0);
  });

  test.each([
    ["tv", 5, null, 28],
    ["tv", 9, null, 36],
    ["tv", 38, null, 41],
    ["tv", 14, null, 38.72],
    ["class-a", 5, null, 43],
    ["lptv", 9, null, 48],
    ["lptv", 30, null, 51],
  ] as const)("of %s on channel %d is at its level", (service, channel, fmClass, level) => {
    expect(contourFor({ ...television, service, channel, fmClass, erpKw: 10 }).levelDbu).toBeCloseTo(level, 1);
  });

  test.each([
    ["A", 101.1, 60],
    ["B1", 101.1, 57],
    ["B", 101.1, 54],
    ["B", 89.9, 60],
    [null, 101.1, 60],
  ] as const)("of FM class %s at %d MHz is at %d dBu", (fmClass, frequency, level) => {
    expect(contourFor({ ...radio, fmClass, frequency })).toMatchObject({ levelDbu: level, method: "F(50,50)" });
  });

  test("says so where it takes an evenly radiating antenna for a directional one", () => {
    expect(contourFor({ ...television, directional: true }).assumed).toEqual(["pattern"]);
  });
});

describe("where the height is unknown, a contour", () => {
  const unknown = { ...radio, haatM: null };

  test("takes the reference height of the class, and says so", () => {
    const { radiiKm, assumed } = contourFor({ ...unknown, fmClass: "C3" });
    expect(assumed).toEqual(["haat"]);
    expect(radiiKm).toEqual(contourFor({ ...radio, haatM: 100 }).radiiKm);
  });

  test("takes that of the smallest class for its power where the class is unknown too", () => {
    expect(reach({ ...unknown, erpKw: 6 })).toBe(reach({ ...radio, erpKw: 6, haatM: 100 }));
    expect(reach({ ...unknown, erpKw: 50 })).toBe(reach({ ...radio, erpKw: 50, haatM: 150 }));
    expect(reach({ ...unknown, erpKw: 100 })).toBe(reach({ ...radio, erpKw: 100, haatM: 299 }));
    expect(reach({ ...unknown, erpKw: 300 })).toBe(reach({ ...radio, erpKw: 300, haatM: 299 }));
  });

  test("of low-power FM reaches the 5.6 km that the rules allow, with whatever power", () => {
    expect(reach({ ...unknown, service: "lpfm", erpKw: 0.05 })).toBeCloseTo(5.6, 1);
  });

  test("is not drawn for full-power TV", () => {
    expect(contourOf({ ...television, haatM: null })).toEqual({ contour: null, reason: "no-height" });
  });
});

describe("there is no contour, and a reason,", () => {
  test.each([
    ["no-position", { latitude: null }],
    ["no-position", { latitude: Number.NaN }],
    ["no-position", { longitude: 200 }],
    ["no-channel", { channel: null }],
    ["no-channel", { channel: 1 }],
    ["no-channel", { channel: 30.5 }],
    ["no-power", { erpKw: null }],
    ["no-power", { erpKw: 0 }],
    ["implausible-power", { erpKw: 250_000 }],
    ["no-channel", { service: "am" as const, frequency: null, erpKw: 5 }],
    ["no-channel", { service: "am" as const, frequency: 101.1, erpKw: 5 }],
  ] as const)("%s for %j", (reason, change) => {
    expect(contourOf({ ...television, ...change })).toEqual({ contour: null, reason });
  });
});

describe("an AM station by day", () => {
  const am: Transmitter = { ...television, service: "am", channel: null, frequency: 1000, erpKw: 1, haatM: null };

  test("reaches 40 km with 1 kW on 1,000 kHz, and says what was supposed", () => {
    expect(contourFor(am)).toMatchObject({
      levelDbu: 66,
      method: "ground-wave",
      assumed: ["antenna", "conductivity"],
    });
    expect(reach(am)).toBeCloseTo(39.9, 0);
  });

  test("reaches farther with more power and on lower frequencies", () => {
    expect(reach({ ...am, erpKw: 50 })).toBeCloseTo(92.8, 0);
    expect(reach({ ...am, frequency: 530 })).toBeGreaterThan(reach({ ...am, frequency: 1000 }));
    expect(reach({ ...am, frequency: 1000 })).toBeGreaterThan(reach({ ...am, frequency: 1700 }));
  });
});
