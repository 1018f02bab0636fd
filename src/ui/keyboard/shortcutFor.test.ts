import { describe, expect, test } from "vitest";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { ALL_MESSAGES } from "#language/messages/all.ts";
import { shortcutFor } from "./shortcutFor.ts";
import { SHORTCUTS } from "./shortcuts.ts";

const none = { key: "", ctrlKey: false, metaKey: false, altKey: false };
const atRest = { typing: false, singleKeys: true };
const nameFor = (press: Partial<typeof none>, place: Partial<typeof atRest> = {}) =>
  shortcutFor(SHORTCUTS, { ...none, ...press }, { ...atRest, ...place })?.name;

test.each([
  [{ key: "k", ctrlKey: true }, "search"],
  [{ key: "K", metaKey: true }, "search"],
  [{ key: "/" }, "search"],
  [{ key: "?" }, "sheet"],
] as const)("%j does “%s”", (press, name) => {
  expect(nameFor(press)).toBe(name);
});

test.each([
  { key: "k" },
  { key: "/", ctrlKey: true },
  { key: "k", ctrlKey: true, altKey: true },
  { key: "t" },
  { key: "Escape" },
])("%j is left to whoever else wants it", (press) => {
  expect(nameFor(press)).toBeUndefined();
});

test("while somebody types, and where single keys are turned off, only combinations count", () => {
  for (const place of [{ typing: true }, { singleKeys: false }]) {
    expect(nameFor({ key: "/" }, place)).toBeUndefined();
    expect(nameFor({ key: "?" }, place)).toBeUndefined();
    expect(nameFor({ key: "k", ctrlKey: true }, place)).toBe("search");
  }
});

describe("the sheet", () => {
  test("no two shortcuts that work want the same keys", () => {
    const keys = SHORTCUTS.filter(({ run }) => run).flatMap((shortcut) =>
      shortcut.keys.map((together) => together.join("+")),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each(LOCALES)("every shortcut is explained in %s, and nothing else", (locale) => {
    const { does } = ALL_MESSAGES[locale].palette.keyboard;
    expect(Object.keys(does).toSorted()).toEqual(SHORTCUTS.map(({ name }) => name).toSorted());
  });
});
