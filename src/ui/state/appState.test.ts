import { expect, test } from "vitest";
import { readRemembered, useAppState } from "./appState.ts";
import { safeStorage } from "./safeStorage.ts";

const usual = { settings: { color: "light-blue", lastMarket: null }, lang: { currentLang: null } };

test("what was remembered comes back", () => {
  const stored = { settings: { color: "dark-blue", lastMarket: "tv-501" }, lang: { currentLang: "de-DE" } };
  expect(readRemembered(stored)).toEqual(stored);
});

test.each([
  null,
  "text",
  7,
  [],
  { settings: null },
  { settings: { color: "<b>", lastMarket: 5 }, lang: { currentLang: "xx" } },
])("broken storage %j is as good as none", (stored) => {
  expect(readRemembered(stored)).toEqual(usual);
});

test("without any storage the app keeps its choices for as long as it is open", () => {
  useAppState.getState().chooseColor("dark-blue");
  expect(useAppState.getState().settings.color).toBe("dark-blue");
});

test("a storage that is blocked, full or holds no JSON forgets instead of failing", () => {
  const blocked = safeStorage(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(blocked.getItem("x")).toBeNull();
  expect(() => blocked.setItem("x", "1")).not.toThrow();

  const broken = safeStorage(() => ({ getItem: () => "{", setItem: () => {}, removeItem: () => {} }));
  expect(broken.getItem("x")).toBeNull();
});
