import { expect, test } from "vitest";
import { interactionType } from "./interactionType.ts";

const state = (meta: unknown) => encodeURIComponent(`${btoa(JSON.stringify({ id: "1", meta }))}|/market-summary`);

test.each(["redirect", "popup", "silent"])("an answer to a %s request is known by its state", (type) => {
  expect(interactionType({ hash: `#code=1&state=${state({ interactionType: type })}`, search: "" })).toBe(type);
  expect(interactionType({ hash: "", search: `?state=${state({ interactionType: type })}` })).toBe(type);
});

test.each([
  "",
  "#",
  "#media",
  "#state=",
  "#state=%%%",
  "#state=bm90IGpzb24",
  `#state=${state({ interactionType: "other" })}`,
])("%j is no answer", (hash) => {
  expect(interactionType({ hash, search: "" })).toBeNull();
});
