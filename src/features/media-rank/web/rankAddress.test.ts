import { expect, test } from "vitest";
import type { Reader } from "#domain/usualMedium.ts";
import { readRankChoice, writeRankChoice } from "./rankAddress.ts";

const reader: Reader = { ownMedia: new Set(["radioOta"]), access: ["tv", "radio"], lastMedium: null };
const read = (search: string) => readRankChoice(new URLSearchParams(search), reader, "radio");

test("an address that says nothing opens the media, with the reader's own medium and her market's kind", () => {
  expect(read("")).toEqual({ tab: "media", medium: "radioOta", focus: { kind: "market" }, kind: "radio" });
});

test.each(["tab=stars", "medium=holograms", "focus=dragons", "kind=moon", "tab=&medium=&focus=&kind="])(
  "%s reads as the usual",
  (search) => {
    expect(read(search)).toEqual(read(""));
  },
);

test("what is chosen is written and read again, beside whatever else stands there", () => {
  const choice = { tab: "markets", medium: "tvOta", focus: { kind: "vertical", id: "retail" }, kind: "tv" } as const;
  const written = writeRankChoice(new URLSearchParams("market=tv-501"), choice, "radio");
  expect(readRankChoice(written, reader, "radio")).toEqual(choice);
  expect(written.get("market")).toBe("tv-501");
  expect(String(writeRankChoice(written, read(""), "radio"))).toBe("market=tv-501&medium=radioOta");
});
