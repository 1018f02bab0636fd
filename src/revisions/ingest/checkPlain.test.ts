import * as fc from "fast-check";
import { expect, test } from "vitest";
import { FIXTURE_GEOGRAPHY } from "#tests/fixtures/imports/geography.ts";
import { ProblemList } from "./problemList.ts";
import { readFile } from "./readFile.ts";
import type { Reader } from "./readers/reader.ts";
import { readRows } from "./readers/readRows.ts";
import { openSource } from "./source.ts";
import { cases } from "#tests/support/cases.ts";

/** Rows as texts of cells only. */
const withCare: Reader = async function* (bytes, options, problems) {
  for await (const { rows, lines } of readRows(bytes, options, problems)) yield { rows, lines };
};

/** Everything that reading a file of observed spend brings, cut into pieces of `size` bytes. */
async function readBy(reader: Reader, text: string, size: number) {
  const bytes = Buffer.from(text);
  const source = await openSource({
    stream: (async function* () {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    })(),
  });
  const order = { layout: "ad-intel", fileName: "x.csv", geography: FIXTURE_GEOGRAPHY, reader } as const;
  const reading = await readFile(order, source, 7, new ProblemList());
  const chunks: Uint8Array[] = [];
  for await (const chunk of reading.chunks()) chunks.push(chunk);
  const further = reading.further().map(({ table, columns, chunks: pieces }) => ({
    table,
    columns,
    text: Buffer.concat(pieces).toString(),
  }));
  return { rows: Buffer.concat(chunks).toString(), further, report: reading.report() };
}

const HEADERS = [
  ["period", "market_code", "market", "industry", "major", "pcc", "media_type", "dollars", "brands", "parent"],
  ["parent", "market", "pcc", "period", "media_type", "industry", "market_code", "dollars", "major"],
  ["period", "dma", "category", "media", "usd"],
];

/** By column: cells that files have, the usual ones more often. */
const CELLS: Readonly<Record<string, readonly string[]>> = {
  period: ["2025-07", "2025-07", "2025-08", "Q3 2025", "2025-W01", "Total", "", "2025-13"],
  market_code: ["501", "501", "803", "803", "0501", "", "999"],
  market: ["New York", "New York", "Los Angeles", "", "Nowhere"],
  industry: ["Automotive", "Automotive", "Food", "  Food", ""],
  major: ["Dealers", "Dealers", "Eating plaçes", ""],
  pcc: ["New cars", "new-cars", "Quick service", "Quick service"],
  media_type: ["Spot TV", "Spot TV", "Outdoor", "spot tv ", "Smoke signals"],
  dollars: ["100", "7", "250", "12.5", "12.", "1e3", "-5", "", "(3)", "999999999999", "9999999999999", "0012", " 4"],
  brands: ["", "1", "2", "x", " 3"],
  parent: ["", "Acme", "Acme", "ACME", "Bäst\tCars"],
  dma: ["501", "501", "803", "x"],
  category: ["Automotive > Dealers > New cars", "Food > Eating > Quick service", "Food", ""],
  media: ["Spot TV", "Outdoor"],
  usd: ["1", "2", "30.49", "30.50", "none"],
};
const SOUND: Readonly<Record<string, number>> = {
  period: 3,
  market_code: 4,
  market: 4,
  industry: 3,
  major: 3,
  dollars: 4,
  media_type: 3,
  brands: 3,
  dma: 3,
  category: 2,
  usd: 4,
};

const file = fc.constantFrom(...HEADERS).chain((header) => {
  const line = (sound: boolean) =>
    fc
      .tuple(...header.map((name) => fc.constantFrom(...(CELLS[name] ?? []).slice(0, sound ? SOUND[name] : undefined))))
      .map((cells) => cells.join(","));
  const odd = fc.constantFrom("", "Total", "a,b", `${"1,".repeat(header.length)}1`, '2025-07,"501"', "Source: us");
  const lines = fc.oneof(
    fc.array(line(true), { maxLength: 60 }),
    fc.array(fc.oneof({ weight: 12, arbitrary: line(true) }, line(false), odd), { maxLength: 60 }),
  );
  return fc.tuple(lines, fc.constantFrom("\n", "\r\n"), fc.boolean()).map(([rows, end, ended]) => {
    return [header.join(","), ...rows].join(end) + (ended ? end : "");
  });
});

test("a file read as bytes brings the very rows, sums and problems that it brings when every cell is read with care", async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.integer({ min: 20, max: 4_000 }), async (text, size) => {
      expect(await readBy(readRows, text, size)).toEqual(await readBy(withCare, text, size));
    }),
    { numRuns: cases(300) },
  );
});

test("sound rows are taken as bytes once their cells were met", async () => {
  const header = (HEADERS[0] ?? []).join(",");
  const line = "2025-07,501,New York,Automotive,Dealers,New cars,Spot TV,100,1,Acme";
  const { report, rows } = await readBy(readRows, `${header}\n${`${line}\n`.repeat(5_000)}`, 1_000);
  expect(report).toMatchObject({ rows: 5_000, accepted: 5_000, errors: 0 });
  expect(rows.split("\n").map((one) => one.split("\t").slice(1, 4))).toEqual([
    ["tv-501", "0", "4096"],
    ["tv-501", "1", "904"],
    [],
  ]);
});
