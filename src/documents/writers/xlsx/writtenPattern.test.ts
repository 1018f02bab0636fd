import { expect, test } from "vitest";
import { shownNumber } from "#tests/support/shownTables.ts";
import { writtenPattern } from "./writtenPattern.ts";

test.each([
  ["en-US", 3_729_352, "+$3.7M", 5_100_000, "+$5.1M"],
  ["en-US", -340_400, "−$340K", 12_000, "$12K"],
  ["es-ES", 1_234_000_000, "+1.234\u00a0M$", -2_000_000, "−2\u00a0M$"],
  ["de-DE", 1_230_000_000, "+1,23\u00a0Mrd.\u00a0$", -560_000_000, "−0,56\u00a0Mrd.\u00a0$"],
  ["en-US", 8_200_000, "8.2 million", 9_900_000, "9.9 million"],
  ["en-US", 3, "+3", -4, "−4"],
  ["de-DE", 0.123, "12,3\u00a0%", -0.045, "−4,5\u00a0%"],
] as const)(
  "in %s a cell that shows %d as “%s” shows another number as itself",
  (locale, value, text, other, shown) => {
    const pattern = writtenPattern(value, text, locale) ?? "";
    const plain = (written: string) => written.replace(/(?<=\d)[.,](?=\d{3})/g, "");
    expect(shownNumber(value, pattern, locale)).toBe(plain(text));
    expect(shownNumber(other, pattern, locale)).toBe(shown);
  },
);

test("a text that no pattern can write has none", () => {
  for (const text of ["<0.1", "3 of 5", "Mar 3", "12.4", "12.3%"])
    expect(writtenPattern(12.3, text, "en-US")).toBeNull();
});
