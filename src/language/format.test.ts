import { describe, expect, test } from "vitest";
import { formatsFor } from "./format.ts";

const en = formatsFor("en-US");
const es = formatsFor("es-ES");
const de = formatsFor("de-DE");
/** No-break spaces read as spaces here. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("money keeps no more digits than an estimate deserves", () => {
  test.each([
    [0, "$0", "0 $", "0 $"],
    [940, "$940", "940 $", "940 $"],
    [340_400, "$340K", "340 mil $", "340 Tsd. $"],
    [999_499, "$999K", "999 mil $", "999 Tsd. $"],
    [999_500, "$1.0M", "1,0 M$", "1,0 Mio. $"],
    [12_345_678, "$12.3M", "12,3 M$", "12,3 Mio. $"],
    [999_949_999, "$999.9M", "999,9 M$", "999,9 Mio. $"],
    [999_950_000, "$1.00B", "1000 M$", "1,00 Mrd. $"],
    [1_234_567_890, "$1.23B", "1235 M$", "1,23 Mrd. $"],
    [171_234_567_890, "$171.23B", "171.235 M$", "171,23 Mrd. $"],
    [-12_345_678, "−$12.3M", "−12,3 M$", "−12,3 Mio. $"],
  ])("%d dollars", (dollars, english, spanish, german) => {
    expect([en, es, de].map((formats) => plain(formats.money(dollars)))).toEqual([english, spanish, german]);
  });
});

test("a difference carries its sign, and nothing has none", () => {
  expect([1_200_000, -400_000, 0].map((dollars) => en.moneyChange(dollars))).toEqual(["+$1.2M", "−$400K", "$0"]);
});

test("a column's unit stands in its head, and its numbers below are written alike", () => {
  const column = [3_354_690_000, 12_340_000, 300_000, 0, null];
  expect([en, es, de].map((formats) => plain(formats.moneyHead("wholeMillion")))).toEqual(["$M", "M$", "Mio. $"]);
  expect(column.map((dollars) => en.moneyIn("wholeMillion", dollars))).toEqual(["3,355", "12", "<1", "–", "n/a"]);
  expect(column.map((dollars) => es.moneyIn("billion", dollars))).toEqual(["3.355", "12", "<1", "–", "n. d."]);
  expect(column.map((dollars) => de.moneyIn("million", dollars))).toEqual(["3.354,7", "12,3", "0,3", "–", "k. A."]);
  expect(en.moneyIn("million", 30_000)).toBe("<0.1");
});

test("exact dollars show every digit", () => {
  expect([en, es, de].map((formats) => plain(formats.dollars(12_345_678)))).toEqual([
    "$12,345,678",
    "12.345.678 $",
    "12.345.678 $",
  ]);
});

test("shares, growth and points have one decimal, growth a sign and a real minus", () => {
  expect([en, es, de].map((formats) => plain(formats.share(0.1234)))).toEqual(["12.3%", "12,3 %", "12,3 %"]);
  expect([0.112, -0.05, 0].map((part) => en.growth(part))).toEqual(["+11.2%", "−5.0%", "0.0%"]);
  expect([en, es, de].map((formats) => plain(formats.points(-0.021)))).toEqual([
    "−2.1 pp",
    "−2,1 puntos",
    "−2,1 Prozentpunkte",
  ]);
  expect(en.percent(12.3)).toBe("12.3%");
});

test("what is not known is said in every language", () => {
  for (const format of ["money", "dollars", "share", "growth", "points", "index", "perCapita", "rank"] as const) {
    expect([en, es, de].map((formats) => formats[format](null))).toEqual(["n/a", "n. d.", "k. A."]);
  }
});

test("years are never grouped, ranks and persons are", () => {
  expect(de.year(2026)).toBe("2026");
  expect([en, es, de].map((formats) => plain(formats.rank(7)))).toEqual(["#7", "n.º 7", "Nr. 7"]);
  expect(de.count(1_234_567)).toBe("1.234.567");
  expect([en, es, de].map((formats) => plain(formats.people(8_213_000)))).toEqual([
    "8.21 million",
    "8,21 millones",
    "8,21 Millionen",
  ]);
  expect(plain(en.perCapita(123.456))).toBe("$123.46");
});

test("growth that rounds to nothing has no sign", () => {
  expect(en.growth(0.0004)).toBe("0.0%");
  expect(en.growth(-0.0004)).toBe("0.0%");
});

test("growth beyond a thousand percent has no tenths", () => {
  expect([en, es, de].map((formats) => plain(formats.growth(10.303)))).toEqual(["+1,030%", "+1030 %", "+1.030 %"]);
});

test("what reads as zero has no minus, and a small loss says that it is less than it shows", () => {
  for (const locale of ["en-US", "es-ES", "de-DE"] as const) {
    const formats = formatsFor(locale);
    const written = [
      formats.money(-0.3),
      formats.moneyChange(-0.3),
      formats.share(-0.0003),
      formats.growth(-0.0003),
      formats.points(-0.0003),
      formats.perCapita(-0.003),
      formats.index(-0.2),
      formats.count(-0),
    ];
    for (const text of written) expect(text).not.toMatch(/[-−]/);
  }
  expect(formatsFor("en-US").moneyIn("million", -30_000)).toBe("−<0.1");
  expect(formatsFor("de-DE").moneyIn("million", -30_000)).toBe("−<0,1");
});
