import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { toCsv } from "../tables/csv.ts";
import { coOpTable, nextDeadline, readCoOpFile } from "./coOp.ts";

const HEAD = "maker,products,pays_percent,accrual_percent,media,deadline,contact,source,sample";

test("the programs that come with the product are whole, and say that they are samples", () => {
  const { programs, faults } = readCoOpFile(readFileSync("content/co-op/programs.csv", "utf8"));
  expect(faults).toEqual([]);
  expect(programs.length).toBeGreaterThan(15);
  expect(programs.every(({ sample, maker, source }) => sample && /sample/i.test(maker) && source === "Sample")).toBe(
    true,
  );
});

test("a list comes back as it went", () => {
  const { programs } = readCoOpFile(
    `${HEAD}\nTires,All,50,1.5,tvOta;cable,12-31,a@example.com,Own,false\nPaint,All,25,,,,,,`,
  );
  expect(readCoOpFile(toCsv(coOpTable(programs))).programs).toEqual(programs);
  expect(programs[1]).toMatchObject({ accrualPercent: null, media: [], deadline: null, sample: false });
});

test("every cell that cannot be used is named by its line and column", () => {
  const { faults } = readCoOpFile(
    `${HEAD}\n,Tires,150,x,smoke,02-30,,,\nGood,Tires,50,1,,02-29,,,\nBad,,-1,,,13-01,,,`,
  );
  expect(faults.map(({ line, column, fault }) => [line, column, fault.code])).toEqual([
    [2, "maker", "empty"],
    [2, "pays_percent", "too-big"],
    [2, "accrual_percent", "number"],
    [2, "media", "option"],
    [2, "deadline", "month-day"],
    [4, "products", "empty"],
    [4, "pays_percent", "too-small"],
    [4, "deadline", "month-day"],
  ]);
});

test("a file without the columns that matter is no list of programs", () => {
  expect(() => readCoOpFile("maker,products\nTires,All")).toThrow("pays_percent");
  expect(() => readCoOpFile("name\nTires")).toThrow("maker");
});

test("a deadline that has passed comes again next year, and today's is today", () => {
  expect(nextDeadline("01-31", "2026-11-22")).toEqual({ day: "2027-01-31", days: 70 });
  expect(nextDeadline("11-22", "2026-11-22")).toEqual({ day: "2026-11-22", days: 0 });
  expect(nextDeadline("soon", "2026-11-22")).toBeNull();
});
