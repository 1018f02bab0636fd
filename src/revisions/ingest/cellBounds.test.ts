import { expect, test } from "vitest";
import { nearestNames } from "./cells/nearestNames.ts";
import { readFile } from "./readFile.ts";
import { ProblemBook } from "./problemBook.ts";
import { openSource } from "./source.ts";
import { readTable } from "./readers/readTable.ts";

const GEOGRAPHY = {
  markets: Array.from({ length: 400 }, (_, at) => ({
    id: `tv-${at}`,
    kind: "tv" as const,
    code: `${at}`,
    name: `Market number ${at}`,
  })),
  counties: new Set<string>(),
};
const HEADER = "market_code,year,medium,sub_vertical,amount_usd";
const MEGABYTE = 1_000_000;

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** What is wrong with a file of spend, and in how many seconds of this thread's own that was found. */
async function check(text: string) {
  const begun = process.threadCpuUsage();
  const problems = new ProblemBook();
  const source = await openSource({ stream: pieces(text) });
  const order = { layout: "spend", fileName: "a.csv", geography: GEOGRAPHY, reader: readTable } as const;
  const reading = await readFile(order, source, 1, problems);
  for await (const _ of reading.chunks());
  await reading.close();
  const { user, system } = process.threadCpuUsage(begun);
  return { problems: problems.kept, seconds: (user + system) / 1_000_000 };
}

test("a cell of more than a thousand characters is refused with line and column, and eighty of them are shown", async () => {
  const { problems } = await check(`${HEADER}\n1,2024,tvOta,hotels,1\n${"x".repeat(70_000)},2024,tvOta,hotels,1\n`);
  const [problem] = problems;
  expect(problem).toMatchObject({ line: 3, column: "market_code", code: "cell-too-long" });
  expect(problem?.value).toBe(`${"x".repeat(80)}…`);
  expect(problem?.message).toContain("70000 characters; 1000 are the most");
});

test("a sentence repeats eighty characters of a cell at most", async () => {
  const { problems } = await check(`${HEADER}\n1,2024,tvOta,${"no such thing ".repeat(60)},1\n`);
  const [problem] = problems;
  expect(problem?.code).toBe("unknown-vertical");
  expect(problem?.message.length).toBeLessThan(300);
});

test("thousands of rows with cells far too long are checked as quickly as others", async () => {
  const { problems, seconds } = await check(`${HEADER}\n${`${"ab".repeat(45_000)},2024,tvOta,hotels,1\n`.repeat(200)}`);
  expect(problems.map(({ code }) => code)).toEqual(Array.from({ length: 200 }, () => "cell-too-long"));
  // Seventeen such rows took more than two minutes.
  expect(seconds).toBeLessThan(20);
});

test.each([
  ["a name of a column", `${"x".repeat(5_000)},year\n`, "cell-too-long", 1],
  ["columns", `${",".repeat(150_000)}\n`, "too-many-columns", 1],
  ["cells in one row", `${HEADER}\n${",".repeat(150_000)}\n`, "too-many-columns", 2],
  ["one line", `${HEADER}\n${"x".repeat(2 * MEGABYTE)}`, "line-too-long", null],
  ["a cell that never ends", `${HEADER}\n"${"x\n".repeat(MEGABYTE)}`, "unclosed-quote", 2],
])("more than a megabyte of %s stops the reading", async (_what, text, code, line) => {
  const { problems, seconds } = await check(text);
  expect(problems[0]).toMatchObject({ code, line });
  expect(seconds).toBeLessThan(10);
});

test("nothing comes near a text that is too long to be a name", () => {
  expect(nearestNames("Market number 1".repeat(10_000), GEOGRAPHY.markets, ({ name }) => name)).toEqual([]);
});
