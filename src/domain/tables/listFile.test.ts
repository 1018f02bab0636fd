import { expect, test } from "vitest";
import { fromCsv } from "./fromCsv.ts";
import { type ListForm, partOfFile, readListFile, repeatedRows } from "./listFile.ts";

const FORM: ListForm = { columns: ["id", "email", "name"], keys: ["id", "email"] };

test.each([
  ["no column that says who", "name\nAnna", "id, email is required"],
  ["a column that is not known", "id,shoe_size\n1,42", "shoe_size"],
  ["too many rows", `id\n${"1\n".repeat(5_001)}`, "5000 rows; this one has 5001"],
])("a file with %s is refused", (_what, text, why) => {
  expect(() => readListFile(text, FORM)).toThrow(why);
});

test("a part of a file reads as its rows did in the whole", () => {
  const file = readListFile('id;email;name\n1;a@x.example;"A; B\nC"\n2;b@x.example;\'=1+1\n', FORM);
  const [, second] = file.rows;
  const cells = (text: string) => fromCsv(text).rows.map((row) => row.cells);
  expect(cells(partOfFile(file, file.rows))).toEqual(file.rows.map((row) => row.cells));
  expect(cells(partOfFile(file, second ? [second] : []))).toEqual([second?.cells]);
});

test("who stands in a file again is found by each key", () => {
  const { rows } = readListFile("id,email\n1,a@x.example\n2,A@x.example\n1,\n,\n,b@x.example\n,\n", FORM);
  expect(repeatedRows(rows, FORM).map(({ line }) => line)).toEqual([3, 4]);
});
