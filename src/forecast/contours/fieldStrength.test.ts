import { describe, expect, test } from "vitest";
import { fccFilesMissing, realRows } from "#tests/support/fccStations.ts";
import type { Band, Curve } from "./fieldProfile.ts";
import { distanceToField, fieldStrength } from "./fieldStrength.ts";

const median = { curve: "F(50,50)", band: "lowVhf" } as const;

describe("a field by the curves", () => {
  test.each([
    ["A", 6, 100, 28],
    ["C3", 25, 100, 39],
    ["C2", 50, 150, 52],
    ["C1", 100, 299, 72],
    ["C0", 100, 450, 83],
    ["C", 100, 600, 92],
    ["LP100", 0.1, 30, 5.6],
  ])("puts the 60 dBu line of class %s where the rules do: %d kW at %d m reach %d km", (_, erpKw, heightM, km) => {
    const distance = distanceToField({ ...median, erpKw, heightM, levelDbu: 60 });
    expect(Math.abs(distance - km)).toBeLessThan(0.6);
  });

  test.each(["F(50,50)", "F(50,90)", "F(50,10)"] as const)("falls with distance and rises with height: %s", (curve) => {
    for (const band of ["lowVhf", "highVhf", "uhf"] as const) {
      const fieldsAt = (heightM: number) =>
        [0.05, 0.5, 1, 2, 5, 10, 16.5, 30, 60, 100, 150, 250].map((distanceKm) =>
          fieldStrength({ curve, band, heightM, erpKw: 1, distanceKm }),
        );
      const [low, high] = [fieldsAt(30), fieldsAt(1000)];
      expect(low).toEqual(low.toSorted((a, b) => b - a));
      expect(high).toEqual(high.toSorted((a, b) => b - a));
      expect(low.every((field, at) => field <= high[at]! + 0.1)).toBe(true);
    }
  });

  test("is found again at its own distance", () => {
    for (const distanceKm of [0.3, 1.2, 4, 12, 16.2, 47, 133, 320]) {
      const at = { curve: "F(50,90)", band: "uhf", erpKw: 250, heightM: 275 } as const;
      const levelDbu = fieldStrength({ ...at, distanceKm });
      expect(distanceToField({ ...at, levelDbu })).toBeCloseTo(distanceKm, 6);
    }
  });

  test("lies for 90 % of the time as far below the median as for 10 % above it", () => {
    const at = { band: "highVhf", erpKw: 20, heightM: 333, distanceKm: 88 } as const;
    const [often, half, seldom] = (["F(50,90)", "F(50,50)", "F(50,10)"] as const).map((curve) =>
      fieldStrength({ ...at, curve }),
    );
    expect(half! - often!).toBeCloseTo(seldom! - half!, 9);
    expect(seldom).toBeGreaterThan(half!);
  });

  test("is the median nearer than 16 km, whatever the time", () => {
    const at = { band: "uhf", erpKw: 5, heightM: 90, distanceKm: 15 } as const;
    expect(fieldStrength({ ...at, curve: "F(50,90)" })).toBe(fieldStrength({ ...at, curve: "F(50,50)" }));
  });

  test("counts antennas below 30 m as 30 and above 1,600 m as 1,600", () => {
    const at = { ...median, erpKw: 1, distanceKm: 40 };
    expect(fieldStrength({ ...at, heightM: -12 })).toBe(fieldStrength({ ...at, heightM: 30 }));
    expect(fieldStrength({ ...at, heightM: 2400 })).toBe(fieldStrength({ ...at, heightM: 1600 }));
  });

  test("is never above the field in free space, however near", () => {
    expect(fieldStrength({ ...median, erpKw: 1, heightM: 1500, distanceKm: 0.1 })).toBeCloseTo(126.92, 2);
    expect(distanceToField({ ...median, erpKw: 1e-9, heightM: 30, levelDbu: 60 })).toBe(0);
  });
});

describe.skipIf(fccFilesMissing)(`the FCC's own calculator ${fccFilesMissing ?? ""}`, () => {
  const bands: Readonly<Record<string, Band>> = { low_vhf_fm: "lowVhf", high_vhf: "highVhf", uhf: "uhf" };

  test("gives the same fields within 0.2 dB", () => {
    const differences = realRows("fcc/fcurve_reference_points.csv").map((row) => {
      const field = fieldStrength({
        curve: row["curve"] as Curve,
        band: bands[row["band"]!]!,
        heightM: Number(row["haat_m"]),
        erpKw: Number(row["erp_kw"]),
        distanceKm: Number(row["distance_km"]),
      });
      return Math.abs(field - Number(row["field_dbuv_per_m"]));
    });
    expect(differences).toHaveLength(20);
    expect(Math.max(...differences)).toBeLessThan(0.2);
  });
});
