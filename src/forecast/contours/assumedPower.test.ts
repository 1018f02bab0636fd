import { describe, expect, test } from "vitest";
import { fccFilesMissing, realRows } from "#tests/support/fccStations.ts";
import { contourOf } from "./contourOf.ts";
import type { FmClass, Transmitter, TransmitterService } from "./transmitter.ts";

const services: Readonly<Record<string, TransmitterService>> = { FM: "fm", FL: "lpfm", FX: "translator" };

describe.skipIf(fccFilesMissing)(`heights withheld from Florida's FM stations ${fccFilesMissing ?? ""}`, () => {
  const stations = fccFilesMissing ? [] : licensed();

  test("and supposed by class, give the same reach in the middle, two thirds within 20 %", () => {
    const ratios = ratiosOf("fm", (station) => ({ ...station, haatM: null }));
    expect(ratios.length).toBeGreaterThan(350);
    expect(within(ratios, 0.2)).toBeGreaterThan(0.67);
    expect(Math.abs(middle(ratios) - 1)).toBeLessThan(0.06);
  });

  test("and supposed by power alone, do about as well", () => {
    const ratios = ratiosOf("fm", (station) => ({ ...station, haatM: null, fmClass: null }));
    expect(within(ratios, 0.2)).toBeGreaterThan(0.67);
    expect(Math.abs(middle(ratios) - 1)).toBeLessThan(0.06);
  });

  test("hardly matter for low-power FM, and matter for translators", () => {
    const [lowPower, translators] = (["lpfm", "translator"] as const).map((service) =>
      ratiosOf(service, (station) => ({ ...station, haatM: null })),
    );
    expect(within(lowPower!, 0.05)).toBeGreaterThan(0.95);
    expect(Math.abs(middle(translators!) - 1)).toBeLessThan(0.1);
    expect(within(translators!, 0.35)).toBeGreaterThan(0.7);
  });

  /** Reach with what is supposed over reach with what is known. */
  function ratiosOf(service: TransmitterService, withheld: (station: Transmitter) => Transmitter): number[] {
    return stations
      .filter((station) => station.service === service)
      .map((station) => reach(withheld(station)) / reach(station))
      .sort((a, b) => a - b);
  }
});

function licensed(): Transmitter[] {
  return realRows("fcc/fm_florida_2016.csv").flatMap((row) => {
    const service = services[row["service"] ?? ""];
    const erpKw = Math.max(Number(row["erp_h_kw"]), Number(row["erp_v_kw"]));
    const haatM = Math.max(Number(row["haat_h_m"]), Number(row["haat_v_m"]));
    if (!service || row["status"] !== "LIC" || !(erpKw > 0) || !(haatM > 0)) return [];
    return {
      facilityId: row["facility_id"] ?? "",
      service,
      channel: null,
      frequency: Number(row["frequency_mhz"]),
      latitude: Number(row["latitude"]),
      longitude: Number(row["longitude"]),
      erpKw,
      haatM,
      // All of Florida's classes; none is B, whose level lies elsewhere.
      fmClass: service === "fm" ? (row["class"] as FmClass) : null,
      pattern: null,
      patternRotation: 0,
    };
  });
}

function reach(station: Transmitter): number {
  return contourOf(station).contour?.radiiKm[0] ?? Number.NaN;
}

function middle(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function within(ratios: readonly number[], distance: number): number {
  return ratios.filter((ratio) => Math.abs(ratio - 1) <= distance).length / ratios.length;
}
