import { expect, test } from "vitest";
import { settleField } from "./settleField.ts";

const settle = (agreed: string | null, ours: string | null, theirs: string | null) =>
  settleField("city", { agreed, ours, theirs });

test("what the other system does not have is sent, and what both say is left alone", () => {
  expect(settle(null, "Dallas", null)).toBe("send");
  expect(settle(null, "Dallas", " ")).toBe("send");
  expect(settle(null, "Dallas", "Dallas ")).toBe("same");
});

test("what we changed since both agreed is sent; what they alone changed stays theirs", () => {
  expect(settle("Dallas", "Plano", "Dallas")).toBe("send");
  expect(settle("Dallas", "Dallas", "Plano")).toBe("theirs");
});

test("what both changed is a conflict, and so is what both had before they ever agreed", () => {
  expect(settle("Dallas", "Plano", "Frisco")).toBe("conflict");
  expect(settle(null, "Plano", "Frisco")).toBe("conflict");
});

test("a field of theirs is never emptied, and one that they emptied stays empty", () => {
  expect(settle("Dallas", null, "Dallas")).toBe("nothing");
  expect(settle("Dallas", "Dallas", null)).toBe("theirs");
});

test("a choice is a change of what was agreed: ours is sent then, or theirs stays", () => {
  expect(settle("Frisco", "Plano", "Frisco")).toBe("send");
  expect(settle("Plano", "Plano", "Frisco")).toBe("theirs");
});

test("phone numbers, web addresses and numbers count as the same however they are written", () => {
  const both = (field: Parameters<typeof settleField>[0], ours: string, theirs: string) =>
    settleField(field, { agreed: null, ours, theirs });
  expect(both("phone", "(214) 555-0100", "+1 214 555 0100")).toBe("same");
  expect(both("website", "example.com", "https://www.example.com/")).toBe("same");
  expect(both("employees", "12", "12.0")).toBe("same");
  expect(both("employees", "12", "13")).toBe("conflict");
});
