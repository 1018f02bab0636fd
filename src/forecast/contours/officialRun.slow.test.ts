import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { fccFilesMissing, realRows, type RunStation, runStations } from "#tests/support/fccStations.ts";
import { isForeign } from "#tests/support/foreignGround.ts";
import type { Contour } from "./contour.ts";
import { contourArea } from "./contourArea.ts";
import { contourOf } from "./contourOf.ts";
import { populationInside } from "./populationInside.ts";
import { populationLattice } from "./populationLattice.ts";
import { placeAt } from "./sphere.ts";

/**
 * The FCC's run knows the terrain along every bearing; the prediction knows its average alone. Stations that reach Canada or Mexico are left
 * out where areas are compared, as the run counts the United States only.
 */
describe.skipIf(fccFilesMissing)(`against the FCC's run of 2015 ${fccFilesMissing ?? ""}`, () => {
  test("the areas of full-power TV are the same in the middle, and 95 % are within 5 %", () => {
    const ratios = ratiosOf(runStations("tv"));
    expect(ratios.length).toBeGreaterThan(1600);
    expect(quantile(ratios, 0.5)).toBeGreaterThan(0.99);
    expect(quantile(ratios, 0.5)).toBeLessThan(1.01);
    expect(within(ratios, 0.05)).toBeGreaterThan(0.95);
  });

  test("those of antennas that radiate evenly are within 5 % for 98 %", () => {
    const ratios = ratiosOf(runStations("tv").filter(({ transmitter }) => !transmitter.pattern));
    expect(within(ratios, 0.05)).toBeGreaterThan(0.98);
  });

  test("those of class A, whose height is supposed, are the same in the middle, and half of them within 35 %", () => {
    const ratios = ratiosOf(runStations("class-a"));
    expect(quantile(ratios, 0.5)).toBeGreaterThan(0.95);
    expect(quantile(ratios, 0.5)).toBeLessThan(1.05);
    expect(within(ratios, 0.35)).toBeGreaterThan(0.5);
  });

  test("the people inside full-power TV are as many in the middle, and 95 % are within a quarter", () => {
    const file = createRequire(import.meta.url).resolve("us-atlas/counties-10m.json");
    const people = new Map(realRows("counties.csv").map((row) => [row["fips"] ?? "", Number(row["population"])]));
    const lattice = populationLattice(JSON.parse(readFileSync(file, "utf8")), people);
    const ratios = runStations("tv").flatMap(({ transmitter, population }) => {
      const { contour } = contourOf(transmitter);
      const counted = contour && population > 0 && !isIsland(contour) && !reachesAbroad(contour);
      return counted ? [populationInside(contour, lattice) / (population * GROWTH_SINCE_2010)] : [];
    });
    expect(ratios.length).toBeGreaterThan(1550);
    expect(
      quantile(
        ratios.toSorted((a, b) => a - b),
        0.5,
      ),
    ).toBeGreaterThan(0.97);
    expect(
      quantile(
        ratios.toSorted((a, b) => a - b),
        0.5,
      ),
    ).toBeLessThan(1.03);
    expect(within(ratios, 0.25)).toBeGreaterThan(0.95);
    expect(within(ratios, 0.1)).toBeGreaterThan(0.65);
  });
});

/** The run counts the census of 2010, 308.7 million; the counties have 332.4. */
const GROWTH_SINCE_2010 = 1.077;

/** Puerto Rico, the Virgin Islands and Guam, whose people the counties leave out. */
function isIsland({ latitude }: Contour): boolean {
  return latitude < 18.6;
}

/** Areas predicted over areas of the run, of stations that reach no other country. */
function ratiosOf(stations: readonly RunStation[]): number[] {
  return stations
    .flatMap(({ transmitter, areaSqKm }) => {
      const { contour } = contourOf(transmitter);
      return contour && !reachesAbroad(contour) ? [contourArea(contour) / areaSqKm] : [];
    })
    .sort((a, b) => a - b);
}

function reachesAbroad({ latitude, longitude, radiiKm }: Contour): boolean {
  return radiiKm.some((radius, at) =>
    [0.25, 0.5, 0.75, 1].some((part) =>
      isForeign(placeAt(latitude, longitude, (2 * Math.PI * at) / radiiKm.length, part * radius)),
    ),
  );
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.floor(part * sorted.length)] ?? Number.NaN;
}

function within(ratios: readonly number[], distance: number): number {
  return ratios.filter((ratio) => Math.abs(ratio - 1) <= distance).length / ratios.length;
}
