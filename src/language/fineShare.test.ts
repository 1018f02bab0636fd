import { expect, test } from "vitest";
import { fineShare } from "./fineShare.ts";
import { formatsFor } from "./format.ts";

test("shares close together have two decimals in every language, and an unknown one is said to be so", () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
  const written = (["en-US", "es-ES", "de-DE"] as const).map((locale) => plain(fineShare(0.0455, formatsFor(locale))));
  expect(written).toEqual(["4.55%", "4,55 %", "4,55 %"]);
  expect(fineShare(null, formatsFor("en-US"))).toBe("n/a");
});

test("what is too small for two decimals is not said to be nothing", () => {
  const written = (["en-US", "es-ES", "de-DE"] as const).map((locale) => fineShare(0.000_03, formatsFor(locale)));
  expect(written.map((text) => text.replace(/[\u00a0\u202f]/g, " "))).toEqual([
    "less than 0.01%",
    "menos del 0,01 %",
    "weniger als 0,01 %",
  ]);
  expect(fineShare(0.000_05, formatsFor("en-US"))).toBe("0.01%");
  expect(fineShare(0, formatsFor("en-US"))).toBe("0.00%");
});
