import { expect, test } from "vitest";
import { fineShare } from "./fineShare.ts";
import { formatsFor } from "./format.ts";

test("shares close together have two decimals in every language, and an unknown one is said to be so", () => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
  const written = (["en-US", "es-ES", "de-DE"] as const).map((locale) => plain(fineShare(0.0455, formatsFor(locale))));
  expect(written).toEqual(["4.55%", "4,55 %", "4,55 %"]);
  expect(fineShare(null, formatsFor("en-US"))).toBe("n/a");
});
