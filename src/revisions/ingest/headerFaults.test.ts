import { expect, test } from "vitest";
import { importFileOf } from "#tests/support/smallImports.ts";
import type { ImportGeography, LayoutName } from "./layout.ts";
import { ProblemList } from "./problemList.ts";
import { readFile } from "./readFile.ts";
import { openSource } from "./source.ts";

const geography: ImportGeography = {
  markets: [{ id: "tv-623", kind: "tv", code: "623", name: "Dallas-Ft. Worth" }],
  counties: new Set(),
};

/** What is told of a file: line, column and code of each problem, and the messages. */
async function told(layout: LayoutName, text: string, columns?: Record<string, number>) {
  const problems = new ProblemList();
  const source = await openSource({ path: importFileOf(text) });
  const order = { layout, fileName: "file.csv", geography, ...(columns && { amendments: { columns } }) };
  const reading = await readFile(order, source, 1, problems);
  let rows = "";
  for await (const chunk of reading.chunks()) rows += Buffer.from(chunk).toString("utf8");
  await reading.close();
  source.close();
  return {
    rows,
    report: reading.report(),
    places: problems.kept.map(({ line, column, code }) => `${line} ${column} ${code}`),
    messages: problems.kept.map(({ message }) => message),
  };
}

test("faults of cells are told beside a column that is missing, each once, and no row is taken", async () => {
  const { places, report, rows } = await told(
    "spend",
    "market_code,vertical,medium,year\n623,hotels,tvOta,2025\n999,hotels,tvOta,2025\n623,hotels,tvOta,20\n",
  );
  expect(places).toEqual(["1 amount_usd missing-column", "3 market_code unknown-market", "4 year bad-year"]);
  expect(report).toMatchObject({ status: "refused", rows: 3, accepted: 0, refused: 3 });
  expect(rows).toBe("");
});

test("no column is proposed for a missing one that is used already, is of another kind, or hardly like it", async () => {
  const { messages } = await told("stations-tv", "facility_id,call_sign,state,latitude,longitude\n1,WXYZ,TX,32,-96\n");
  expect(messages.join(" ")).toContain("The required column city is missing");
  expect(messages.join(" ")).not.toContain("rename");
  const near = await told("spend", "market_code,vertical,medium,year,amount_us_\n623,hotels,tvOta,2025,1\n");
  expect(near.messages[0]).toContain("Is it “amount_us_”? Then rename that column to amount_usd.");
});

test("a control character is told with line, column and its place in the cell", async () => {
  const { places, messages } = await told(
    "spend",
    "market_code,vertical,medium,year,amount_usd\n623,hotels,tvOta,2025,1\u0000000\n623,hot\u0007els,tvOta,2025,5\n",
  );
  expect(places).toEqual(["2 amount_usd control-character", "3 vertical control-character"]);
  expect(messages[0]).toContain("amount_usd holds a NUL character at character 2.");
  expect(messages[1]).toContain("U+0007 at character 4");
});

test("of a column that occurs twice the one counts that somebody chose; until then the file is refused", async () => {
  const text = "market_code,vertical,medium,year,amount_usd,amount_usd\n623,hotels,tvOta,2025,1,2\n";
  expect((await told("spend", text)).places).toEqual(["1 amount_usd repeated-column"]);
  const known = { market_code: 0, vertical: 1, medium: 2, year: 3 };
  const asked = await told("spend", text, known);
  expect(asked.places).toEqual(["1 amount_usd missing-column"]);
  expect(asked.messages[0]).toContain("amount_usd (column 5), amount_usd (column 6). Say which one counts.");
  const chosen = await told("spend", text, { ...known, amount_usd: 5 });
  expect(chosen.rows).toBe("1\ttv-623\t2\thotels\ttvOta\t2025\t2\t\\N\t\\N\n");
});
