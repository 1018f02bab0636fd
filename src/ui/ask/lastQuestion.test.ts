import { expect, test } from "vitest";
import type { Asked } from "#domain/ask/asked.ts";
import { LastQuestion } from "./lastQuestion.ts";

// What is remembered is handed on as it is; which screen it leads to stands for all of it.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asked = (screen: string) => ({ screen }) as Asked;

/** Types a text letter by letter; from its second word on it is a question. */
function type(last: LastQuestion, text: string): void {
  for (let end = 1; end <= text.length; end++) {
    const typed = text.slice(0, end);
    last.note(typed, typed.includes(" ") ? asked(typed) : null);
  }
}

test("a question goes on from the one whose place it takes", () => {
  const last = new LastQuestion();
  type(last, "dallas radio");
  expect(last.before("and houston")).toEqual(asked("dallas radio"));
  type(last, "and houston");
  expect(last.before("and houston?")).toEqual(asked("dallas radio"));
  expect(last.before("what about 2028")).toEqual(asked("and houston"));
});

test("letters that change in it make no other question of it", () => {
  const last = new LastQuestion();
  type(last, "dallas radio 2027");
  last.note("dallas tv 2027", asked("dallas tv 2027"));
  expect(last.before("dallas tv 2028")).toBeNull();
});

test("a field emptied at once or letter by letter keeps the question in mind", () => {
  const last = new LastQuestion();
  type(last, "dallas radio");
  last.note("", null);
  expect(last.before("a")).toEqual(asked("dallas radio"));
  const slowly = new LastQuestion();
  type(slowly, "dallas radio");
  for (const text of ["dallas", "dall", "da", "d", ""]) slowly.note(text, null);
  expect(slowly.before("a")).toEqual(asked("dallas radio"));
});

test("what was chosen is what the next one goes on from", () => {
  const last = new LastQuestion();
  type(last, "dallas radio");
  last.chosen();
  expect(last.before("and houston")).toEqual(asked("dallas radio"));
});
