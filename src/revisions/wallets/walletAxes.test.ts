import { expect, test } from "vitest";
import type { Kind } from "#domain/revisions/revision.ts";
import { walletAxes } from "./walletAxes.ts";

const total = (medium: string, year: number, kind: Kind = "actual") =>
  ({ medium, year, kind, core: 1, political: 0, basis: "published", source: "Example" }) as const;

test("years run from the first settled one to five after the last", () => {
  const axes = walletAxes([total("tvOta", 2024), total("tvOta", 2026, "estimate"), total("tvOta", 2028, "forecast")]);
  expect(axes.currentYear).toBe(2026);
  expect(axes.years).toEqual([2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031]);
});

test("media stand in the taxonomy's order, whatever the file's, and unknown ones come last", () => {
  const axes = walletAxes([total("skywriting", 2025), total("mobile", 2025), total("tvOta", 2025)]);
  expect(axes.media).toEqual(["tvOta", "mobile", "skywriting"]);
});

test("totals that are forecasts only give no year to open with", () => {
  expect(() => walletAxes([total("tvOta", 2028, "forecast")])).toThrow("at least one actual year");
});
