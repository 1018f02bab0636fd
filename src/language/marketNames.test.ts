import { expect, test } from "vitest";
import { exampleWords } from "#tests/gallery/exampleWords.ts";
import { marketNames } from "./marketNames.ts";

test("a radio market named like a TV market is told apart, all others keep their names", async () => {
  const { text } = await exampleWords("de-DE");
  const names = marketNames(
    [
      { id: "tv-501", kind: "tv", name: "New York" },
      { id: "radio-35620", kind: "radio", name: "New York" },
      { id: "radio-13740", kind: "radio", name: "Billings" },
      { id: "custom-a", kind: "custom", name: "New York" },
    ],
    text,
  );
  expect([...names.values()]).toEqual(["New York", "New York (Radio)", "Billings", "New York (eigener Markt)"]);
});
