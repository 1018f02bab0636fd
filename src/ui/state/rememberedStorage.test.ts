import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberedStorage, TIME_OUT, type TextStorage } from "./rememberedStorage.ts";

type Choice = { readonly color: string };

/** A storage holding one text, which answers at once or after some milliseconds. */
function storageWith(text: string | null, delay?: number): TextStorage & { readonly written: string[] } {
  const written: string[] = [];
  return {
    written,
    getItem: () => (delay === undefined ? text : new Promise((resolve) => setTimeout(() => resolve(text), delay))),
    setItem: (_, value) => void written.push(value),
    removeItem: () => {},
  };
}

const check = (stored: object): Choice => ({ color: "color" in stored ? String(stored.color) : "none" });
const remembered = (storage: TextStorage) => rememberedStorage(() => storage, check);
const dark = JSON.stringify({ color: "dark-blue" });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("what was stored is read, and written as bare JSON", () => {
  const storage = storageWith(dark);
  expect(remembered(storage).getItem("key")).toEqual({ state: { color: "dark-blue" } });
  remembered(storage).setItem("key", { state: { color: "light-red" } });
  expect(storage.written).toEqual(['{"color":"light-red"}']);
});

test.each([
  ["nothing", null],
  ["no JSON", "{"],
  ["a text", '"dark"'],
  ["a list", "[]"],
  ["null", "null"],
  ["more than five megabytes", JSON.stringify({ color: "x".repeat(5_500_000) })],
])("a storage that holds %s is as good as none", (_, text) => {
  expect(remembered(storageWith(text)).getItem("key")).toBeNull();
});

test("a storage that is blocked or full forgets instead of failing", () => {
  const blocked = rememberedStorage(() => {
    throw new DOMException("blocked", "SecurityError");
  }, check);
  expect(blocked.getItem("key")).toBeNull();
  expect(() => blocked.setItem("key", { state: { color: "dark" } })).not.toThrow();
  expect(() => blocked.removeItem("key")).not.toThrow();

  const full = remembered({
    ...storageWith(null),
    setItem: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
  });
  expect(() => full.setItem("key", { state: { color: "dark" } })).not.toThrow();
});

test("a slow storage is waited for, but not longer than five seconds", async () => {
  const soon = remembered(storageWith(dark, TIME_OUT - 1)).getItem("key");
  const late = remembered(storageWith(dark, TIME_OUT + 1)).getItem("key");
  const never = remembered({ ...storageWith(null), getItem: () => new Promise(() => {}) }).getItem("key");
  await vi.advanceTimersByTimeAsync(TIME_OUT);
  expect(await Promise.all([soon, late, never])).toEqual([{ state: { color: "dark-blue" } }, null, null]);
});

test("an answer that comes after a choice was made does not undo it", async () => {
  const storage = remembered(storageWith(dark, 100));
  const answer = storage.getItem("key");
  storage.setItem("key", { state: { color: "light-red" } });
  await vi.advanceTimersByTimeAsync(100);
  expect(await answer).toBeNull();
});

test("what stands there already is not written again, unless another tab wrote something else in between", () => {
  const storage = storageWith(null);
  const state = { color: "dark-blue" };
  const choices = remembered(storage);
  choices.setItem("key", { state });
  choices.setItem("key", { state });
  expect(storage.written).toHaveLength(1);
  choices.getItem("key");
  choices.setItem("key", { state });
  expect(storage.written).toHaveLength(2);
});
