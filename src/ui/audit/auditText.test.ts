import { expect, test } from "vitest";
import { formatsFor } from "#language/format.ts";
import { textIn } from "#language/words/textIn.ts";
import { auditText } from "./useAuditText.ts";

test("ids of categories, media and markets are told by their names", async () => {
  const markets = new Map([["tv-623", "Dallas-Ft. Worth"]]);
  const words = auditText(await textIn("en-US"), formatsFor("en-US"), markets);
  expect(words.item("first", "3132605739105206 hotels")).toBe("category 3132605739105206: Hotels & motels");
  expect(words.item("first", "7 -")).toBe("category 7: not assigned");
  expect(words.item("mediaTypes", "Spot TV tvOta")).toBe("Spot TV: TV OTA");
  expect(words.item("members", "tv-623 × 0.5")).toBe("Dallas-Ft. Worth × 50.0%");
  expect(words.value("market", "tv-623")).toContain("Dallas-Ft. Worth");
});
