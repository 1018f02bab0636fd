import { expect, test } from "vitest";
import { settlePulled } from "./settlePulled.ts";

const settle = (agreed: string | null, ours: string | null, theirs: string | null) =>
  settlePulled("dollars", { agreed, ours, theirs });

test("what the call does not have yet is taken over, and what both say is left alone", () => {
  expect(settle(null, null, "5000")).toBe("take");
  expect(settle(null, "5000", "5000")).toBe("same");
});

test("what they alone changed since is taken over; what was changed here alone stays", () => {
  expect(settle("5000", "5000", "6000")).toBe("take");
  expect(settle("5000", "7000", "5000")).toBe("ours");
});

test("what both changed is a conflict, and so is what both had before the first time", () => {
  expect(settle("5000", "7000", "6000")).toBe("conflict");
  expect(settle(null, "7000", "6000")).toBe("conflict");
});

test("a deal that says nothing empties nothing, and what was emptied here stays empty until they change it", () => {
  expect(settle("5000", "5000", null)).toBe("nothing");
  expect(settle("5000", null, "5000")).toBe("ours");
  expect(settle("5000", null, "6000")).toBe("conflict");
});

test("a call that is still to be made takes the deal's stage; one that went on does not", () => {
  expect(settlePulled("status", { agreed: null, ours: "open", theirs: "meeting" })).toBe("take");
  expect(settlePulled("status", { agreed: null, ours: "called", theirs: "meeting" })).toBe("conflict");
});
