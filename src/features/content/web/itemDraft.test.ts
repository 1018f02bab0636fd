import { expect, test } from "vitest";
import { isSameDraft, newDraft, sentDraft } from "./itemDraft.ts";

const TODAY = "2026-11-22";
const said = (text: object) => ({ type: "doc", content: [{ type: "paragraph", content: [text] }] }) as never;
const draft = (text: object) => ({
  ...newDraft(TODAY),
  texts: { "en-US": { title: "A", summary: "", body: said(text) } },
});

test("a draft that only stands in another order has not changed", () => {
  expect(isSameDraft(draft({ type: "text", text: "x" }), draft({ text: "x", type: "text" }))).toBe(true);
  expect(isSameDraft(draft({ type: "text", text: "x" }), draft({ type: "text", text: "y" }))).toBe(false);
});

test("languages in which nothing is written are not sent, and a key that is left empty is made of the title", () => {
  const empty = { title: " ", summary: "", body: { type: "doc", content: [] } } as const;
  const sent = sentDraft({
    ...newDraft(TODAY),
    texts: { "de-DE": empty, "en-US": { ...empty, title: "Spring Tires" } },
  });
  expect([Object.keys(sent.texts), sent.key]).toEqual([["en-US"], "spring-tires"]);
});
