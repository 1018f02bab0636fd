import { expect, test } from "vitest";
import type { RowOutcome } from "#platform/api/rowOutcome.ts";
import { readListFile } from "#domain/tables/listFile.ts";
import { rowSender } from "./rowSender.ts";

const FORM = { columns: ["id", "email", "name"], keys: ["id", "email"] };

const changed: RowOutcome = {
  line: 2,
  id: "1",
  name: "",
  email: null,
  outcome: "changed",
  code: null,
  detail: null,
  faults: [],
  before: null,
  after: null,
};

test("rows keep their line in the whole file, and who stands there again is refused without being sent", async () => {
  const file = readListFile('email,name\na@x.example,"A\nB"\n\nb@x.example,B\nA@x.example,C\n', FORM);
  const sent: string[] = [];
  const send = rowSender(file, FORM, (text) => {
    sent.push(text);
    return Promise.resolve(text.includes("b@") ? [changed] : []);
  });
  expect((await send(file.rows.slice(1))).map(({ line, outcome }) => [line, outcome])).toEqual([
    [5, "changed"],
    [6, "refused"],
  ]);
  expect(sent).toEqual(["email,name\r\nb@x.example,B\r\n"]);
  const [again] = await send(file.rows.slice(2));
  expect([again?.email, again?.faults]).toMatchObject(["A@x.example", [{ column: "email", code: "twice" }]]);
  expect(sent).toHaveLength(1);
});
