import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Rights } from "#domain/access/access.ts";
import { readRevenueFile } from "./readRevenueFile.ts";

const HEADER = "category,amount,year,market";
const RIGHTS: Rights = { role: "Subscriber", access: [], markets: "all", verticals: "all" };
const market = (at: number) => ({ id: `tv-${at}`, kind: "tv", code: `${at}`, name: `Market number ${at}` }) as const;
const CONTEXT = {
  markets: [market(0), ...Array.from({ length: 400 }, (_, at) => market(at + 1))],
  rights: RIGHTS,
  media: ["tvOta"],
  medium: "tvOta",
} as const satisfies Parameters<typeof readRevenueFile>[1];

/** What was said of a file first, and in how many seconds of this thread's own. */
async function read(text: string | Buffer) {
  const begun = process.threadCpuUsage();
  const { problems, cells } = await readRevenueFile(Buffer.from(text), CONTEXT);
  const { user, system } = process.threadCpuUsage(begun);
  return { code: problems[0]?.code, line: problems[0]?.line, cells, seconds: (user + system) / 1_000_000 };
}

test.each([
  ["blank lines", `${HEADER}\n${"\n".repeat(1_000_000)}`, "too-many-rows", null],
  ["columns", `${HEADER}${",".repeat(150_000)}\n`, "too-many-columns", 1],
  ["one cell", `${HEADER}\n${"x".repeat(1_000_000)},1,2024,\n`, "cell-too-long", 2],
  ["one cell in quotation marks", `${HEADER}\n"${"x\n".repeat(300_000)}",1,2024,\n`, "cell-too-long", 2],
  ["one line", `${HEADER}\n${"x".repeat(2_000_000)}`, "line-too-long", null],
  ["quotation marks", `${HEADER}\n${'"'.repeat(1_000_001)}`, "unclosed-quote", 2],
  [
    "names that nobody knows",
    `${HEADER}\n${"hotels,1,2024,Nowhere at all in this country\n".repeat(25_000)}`,
    "too-many-rows",
    null,
  ],
  ["zeros, packed a thousand times", gzipSync(`${HEADER}\n${"0".repeat(50_000_000)}`), "line-too-long", null],
])("more than a megabyte of %s is refused with its place", async (_what, text, code, line) => {
  const { seconds, ...found } = await read(text);
  expect(found).toMatchObject({ code, line });
  expect(seconds).toBeLessThan(8);
});

test("a market is found by its name, whatever its case", async () => {
  const { cells } = await read(`${HEADER}\nhotels,1,2024,MARKET NUMBER 7\nhotels,2,2024,\n`);
  expect(cells.map((cell) => cell.market)).toEqual(["tv-7", "tv-0"]);
});
