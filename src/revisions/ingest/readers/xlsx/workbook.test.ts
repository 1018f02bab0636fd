import { describe, expect, test } from "vitest";
import { type SheetCell, workbookOf, workbookParts, zipOf } from "#tests/support/workbook.ts";
import { UnreadableFile } from "../../problem.ts";
import { ProblemList } from "../../problemList.ts";
import { readTable } from "../readTable.ts";
import { inspectWorkbook } from "./inspectWorkbook.ts";
import { readWorkbook } from "./readWorkbook.ts";

async function rowsOf(bytes: Buffer): Promise<{ rows: string[][]; lines: number[] }> {
  const read: { rows: string[][]; lines: number[] } = { rows: [], lines: [] };
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += 700) yield bytes.subarray(at, at + 700);
  }
  for await (const { rows, lines } of readTable(pieces(), {}, new ProblemList())) {
    read.rows.push(...rows.map((row) => [...row]));
    read.lines.push(...lines);
  }
  return read;
}

const cellsOf = async (...cells: SheetCell[]) => (await rowsOf(workbookOf([cells]))).rows[0];
const markup = (text: string): SheetCell => ({ markup: text });

async function refusal(bytes: Buffer): Promise<string> {
  return rowsOf(bytes).then(
    () => "accepted",
    (reason: unknown) => (reason instanceof UnreadableFile ? reason.problem.code : String(reason)),
  );
}

describe("the cells of a workbook", () => {
  test("are shared and inline texts, numbers and yes or no", async () => {
    expect(
      await cellsOf(
        "Hotels & inns",
        markup('<c t="inlineStr"><is><r><t>New </t></r><r><t>cars</t></r></is></c>'),
        1234.5,
        markup("<c><v>0.30000000000000004</v></c>"),
        markup("<c><v>1.5E+6</v></c>"),
        markup('<c t="b"><v>1</v></c>'),
      ),
    ).toEqual(["Hotels & inns", "New cars", "1234.5", "0.3", "1500000", "TRUE"]);
  });

  test("are the results that formulas had when the file was saved, and never the formulas", async () => {
    expect(
      await cellsOf(
        markup("<c><f>SUM(A1:A9)</f><v>42</v></c>"),
        markup('<c t="str"><f>"a"</f><v>a</v></c>'),
        markup('<c t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
      ),
    ).toEqual(["42", "a", "#DIV/0!"]);
  });

  test("are days where the style says so", async () => {
    expect(await cellsOf(markup('<c s="1"><v>46023</v></c>'), markup('<c s="1"><v>46023.5</v></c>'))).toEqual([
      "2026-01-01",
      "2026-01-01T12:00:00",
    ]);
  });

  test("stand in the column that they name, and rows keep their numbers", async () => {
    const read = await rowsOf(
      workbookOf([["a", "b", "c"], [], [markup('<c r="A3"><v>1</v></c>'), markup('<c r="C3"><v>3</v></c>')]]),
    );
    expect(read).toEqual({
      rows: [
        ["a", "b", "c"],
        ["1", "", "3"],
      ],
      lines: [1, 3],
    });
  });

  test("come in any number", async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [`hotels ${at}`, at]);
    const read = await rowsOf(workbookOf(rows));
    expect(read.rows).toHaveLength(20_000);
    expect(read.rows.at(-1)).toEqual(["hotels 19999", "19999"]);
  });
});

const SPREADSHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** A workbook whose sheet says more than its rows. */
const withSheet = (sheet: string, more: Parameters<typeof zipOf>[0] = []) =>
  zipOf([
    ...workbookParts(),
    { name: "xl/worksheets/sheet1.xml", text: `<worksheet ${SPREADSHEET}>${sheet}</worksheet>` },
    ...more,
  ]);

const text = (cell: string, words: string) => `<c r="${cell}" t="str"><v>${words}</v></c>`;

describe("merged cells", () => {
  const rows = [
    `<row r="1">${text("A1", "vertical")}${text("B1", "year")}</row>`,
    `<row r="2">${text("A2", "Hotels")}${text("B2", "2024")}</row>`,
    `<row r="3">${text("B3", "2025")}</row>`,
    `<row r="4">${text("A4", "Total")}</row>`,
  ].join("");

  test("say for every row beside them what they say once, where they are merged downwards", async () => {
    const merged = '<mergeCells count="2"><mergeCell ref="A2:A3"/><mergeCell ref="A4:B4"/></mergeCells>';
    const read = await rowsOf(withSheet(`<sheetData>${rows}</sheetData>${merged}`));
    expect(read.rows).toEqual([
      ["vertical", "year"],
      ["Hotels", "2024"],
      ["Hotels", "2025"],
      ["Total", ""],
    ]);
  });

  test("are counted, as formulas, hidden sheets and macros are", async () => {
    const formulas =
      '<sheetData><row r="1"><c><f>1+1</f><v>2</v></c><c><f t="shared" si="0"/><v>3</v></c></row></sheetData>';
    const bytes = withSheet(`${formulas}<mergeCells><mergeCell ref="A2:A9"/></mergeCells>`, [
      { name: "xl/vbaProject.bin", text: "macros" },
    ]);
    expect(await inspectWorkbook(bytes)).toEqual({
      sheets: [{ name: "One", hidden: false }],
      sheet: "One",
      mergedRanges: 1,
      formulas: 2,
      macros: true,
    });
  });

  test("in any number fill no more than memory holds", async () => {
    const many = Array.from(
      { length: 2_000 },
      (_, at) => `<mergeCell ref="${columnName(at)}1:${columnName(at)}1000000"/>`,
    );
    const bytes = withSheet(`<sheetData>${rows}</sheetData><mergeCells>${many.join("")}</mergeCells>`);
    expect((await rowsOf(bytes)).rows).toHaveLength(4);
  });
});

/** `A`, `B` … `AA`; from 0. */
function columnName(at: number): string {
  return at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26);
}

describe("a workbook that had better not be opened", () => {
  const whole = workbookOf([["a"], [1]]);
  const sheet = (text: string) => zipOf([...workbookParts(), { name: "xl/worksheets/sheet1.xml", text }]);

  test.for<[string, Buffer, string]>([
    ["cut off", whole.subarray(0, whole.length - 40), "damaged-workbook"],
    ["is some other ZIP file", zipOf([{ name: "letter.txt", text: "Dear" }]), "damaged-workbook"],
    ["has broken markup", sheet("<worksheet><sheetData><row"), "damaged-workbook"],
    ["unpacks to hundreds of times its size", sheet(" ".repeat(8_000_000)), "unsafe-workbook"],
    [
      "holds a part that is larger than it says",
      zipOf([...workbookParts(), { name: "xl/worksheets/sheet1.xml", text: "<a>".repeat(9_000), claimedSize: 10 }]),
      "damaged-workbook",
    ],
    [
      "holds thousands of parts",
      zipOf(Array.from({ length: 1_001 }, (_, at) => ({ name: `${at}`, text: "" }))),
      "unsafe-workbook",
    ],
    ["holds a part twice", zipOf([...workbookParts(), ...workbookParts()]), "unsafe-workbook"],
    ["names a file outside of it", workbookOf([["a"]], [{ name: "../../etc/passwd", text: "" }]), "damaged-workbook"],
    ["has a password", workbookOf([["a"]], [{ name: "secret", text: "", flags: 1 }]), "locked-workbook"],
    [
      "declares entities",
      sheet(
        '<!DOCTYPE a [<!ENTITY b "bbbb">]><worksheet><sheetData><row><c t="str"><v>&b;</v></c></row></sheetData></worksheet>',
      ),
      "unsafe-workbook",
    ],
    ["has a cell far to the right", workbookOf([[{ markup: '<c r="XFD1"><v>1</v></c>' }]]), "too-many-columns"],
    [
      "counts its rows backwards",
      sheet(
        '<worksheet><sheetData><row r="5"><c><v>1</v></c></row><row r="4"><c><v>1</v></c></row></sheetData></worksheet>',
      ),
      "damaged-workbook",
    ],
  ])("%s", async ([, bytes, code]) => {
    expect(await refusal(bytes)).toBe(code);
  });

  test("takes longer than it may", async () => {
    const reading = readWorkbook(workbookOf([["a"]]), { seconds: 0.001 });
    await expect(reading.next()).rejects.toThrow("more than 0.001 seconds");
  });
});
