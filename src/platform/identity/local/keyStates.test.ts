import { expect, test } from "vitest";
import { AHEAD_MS, isRotationDue, keyStates, LONGEST_TOKEN_MS, ROTATION_MS } from "./keyStates.ts";

const NOW = 1_800_000_000_000;
const OLD = NOW - ROTATION_MS;

test("the first key signs at once", () => {
  expect(keyStates([NOW], NOW)).toEqual(["signing"]);
});

test("a new key is published before it signs", () => {
  expect(keyStates([OLD, NOW], NOW)).toEqual(["signing", "next"]);
  expect(keyStates([OLD, NOW], NOW + AHEAD_MS - 1)).toEqual(["signing", "next"]);
  expect(keyStates([OLD, NOW], NOW + AHEAD_MS)).toEqual(["previous", "signing"]);
});

test("the key before it stays until the last token that it signed has ended", () => {
  const begins = NOW + AHEAD_MS;
  expect(keyStates([OLD, NOW], begins + LONGEST_TOKEN_MS - 1)).toEqual(["previous", "signing"]);
  expect(keyStates([OLD, NOW], begins + LONGEST_TOKEN_MS)).toEqual(["outlived", "signing"]);
});

test("two new keys in a row leave one that signs", () => {
  expect(keyStates([OLD, NOW - 1, NOW], NOW + AHEAD_MS)).toEqual(["previous", "previous", "signing"]);
});

test("a key is followed by a new one after ninety days, and a key that waits already is enough", () => {
  expect(isRotationDue([OLD], NOW)).toBe(true);
  expect(isRotationDue([OLD + 1], NOW)).toBe(false);
  expect(isRotationDue([OLD, NOW], NOW)).toBe(false);
});
