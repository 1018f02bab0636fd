import { expect, test } from "vitest";
import { blankContent, isComplete, isSame, newLine, tidied } from "./proposalDraft.ts";

const CARD = {
  station: "QAAA",
  product: "Prime",
  unit: "week",
  cents: 9_950,
  from: null,
  until: null,
  note: null,
} as const;

const begun = blankContent(new URLSearchParams("client=Example&market=tv-501&sub=hotels&company=c-1&medium=radioOta"));

test("a proposal begins with the company, market and category that it is begun from", () => {
  expect(begun).toMatchObject({
    client: "Example",
    market: "tv-501",
    subVertical: "hotels",
    company: "c-1",
    medium: "radioOta",
  });
  expect(isComplete(begun)).toBe(false);
  expect(isComplete({ ...begun, title: "Winter" })).toBe(true);
});

test("a line of the rate card begins next Monday, for four weeks, at the card’s price", () => {
  expect(newLine("2026-12-03", CARD)).toMatchObject({
    station: "QAAA",
    unit: "week",
    cents: 9_950,
    from: "2026-12-07",
    until: "2026-12-28",
    quantity: 1,
  });
});

test("days are moved to the Monday of their week, and blanks around names go", () => {
  const line = { ...newLine("2026-12-03", CARD), from: "2026-12-09", station: " QAAA " };
  const kept = tidied({ ...begun, title: " Winter ", lines: [line] });
  expect(kept).toMatchObject({ title: "Winter", lines: [{ from: "2026-12-07", station: "QAAA" }] });
  expect(isSame(kept, tidied(kept))).toBe(true);
  expect(isSame(kept, { ...kept, lines: [{ ...line, quantity: 2 }] })).toBe(false);
  expect(isSame(kept, { ...kept, lines: [] })).toBe(false);
});

test("a line that ends before it begins cannot be kept", () => {
  const line = { ...newLine("2026-12-03", CARD), until: "2026-11-30" };
  expect(isComplete({ ...begun, title: "Winter", lines: [line] })).toBe(false);
});
