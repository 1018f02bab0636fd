import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { fccFilesMissing } from "#tests/support/fccStations.ts";
import { fieldAt } from "./fieldStrength.ts";
import { groundWaveProfile } from "./groundWaveProfile.ts";

const FILE = resolve(import.meta.dirname, "../../../../shared/data/fcc/am_groundwave_field.json.gz");

describe.skipIf(fccFilesMissing)(`the Government's ground wave ${fccFilesMissing ?? ""}`, () => {
  test("is met within 0.2 dB on every frequency, as far as fields of 1 mV/m go", () => {
    const { distance, ...tables }: Record<string, unknown> = JSON.parse(gunzipSync(readFileSync(FILE)).toString());
    const distances = distance as number[];
    const differences = Object.entries(tables as Record<string, Record<string, number[]>>).flatMap(
      ([frequency, fields]) => {
        const profile = groundWaveProfile(Number(frequency));
        return distances.flatMap((km, at) => {
          const atOneKw = 60 + 20 * Math.log10(2.82 * fields["8"]![at]!);
          return atOneKw > 40 && km <= 500 ? [Math.abs(fieldAt(profile, Math.log10(km)) - atOneKw)] : [];
        });
      },
    );
    expect(differences.length).toBeGreaterThan(10_000);
    expect(Math.max(...differences)).toBeLessThan(0.2);
  });
});
