import { describe, expect, test } from "vitest";
import { type Reader, usualMedium } from "#domain/usualMedium.ts";
import { readWalletChoice, writeWalletChoice } from "./walletAddress.ts";

const reader: Reader = { ownMedia: new Set(), access: ["tv", "radio", "shareOfWallet"], lastMedium: null };
const read = (search: string) => readWalletChoice(new URLSearchParams(search), reader);

describe("the own medium", () => {
  test("is the one chosen last, else that of the reader's stations, else that of her flags", () => {
    expect(usualMedium({ ...reader, lastMedium: "ooh", ownMedia: new Set(["radioOta"]) })).toBe("ooh");
    expect(usualMedium({ ...reader, ownMedia: new Set(["radioOta", "radioDigital"]) })).toBe("radioOta");
    expect(usualMedium({ ...reader, access: ["radio"] })).toBe("radioOta");
    expect(usualMedium(reader)).toBe("tvOta");
    expect(usualMedium({ ...reader, access: [] })).toBe("tvOta");
  });

  test("that is remembered but unknown is forgotten", () => {
    expect(usualMedium({ ...reader, lastMedium: "holograms" })).toBe("tvOta");
  });
});

test("an address that says nothing asks for the whole market against the nation", () => {
  expect(read("")).toEqual({ medium: "tvOta", focus: { kind: "market" }, benchmark: { kind: "nation" } });
});

test.each(["medium=holograms", "focus=dragons", "benchmark=best", "benchmark=custom:900", "focus=&benchmark=&medium="])(
  "%s reads as the usual",
  (search) => {
    expect(read(search)).toEqual(read(""));
  },
);

test("what is chosen is written and read again, beside whatever else stands there", () => {
  const written = writeWalletChoice(new URLSearchParams("market=tv-501&focus=retail"), {
    medium: "radioOta",
    focus: { kind: "subVertical", id: "hotels" },
    benchmark: { kind: "custom", share: 0.125 },
  });
  expect(String(written)).toBe("market=tv-501&focus=hotels&medium=radioOta&benchmark=custom%3A12.5");
  expect(readWalletChoice(written, reader)).toMatchObject({ medium: "radioOta", benchmark: { share: 0.125 } });
  const usual = writeWalletChoice(written, {
    medium: "tvOta",
    focus: { kind: "market" },
    benchmark: { kind: "nation" },
  });
  expect(String(usual)).toBe("market=tv-501&medium=tvOta");
});
