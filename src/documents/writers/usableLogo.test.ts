import { expect, test } from "vitest";
import { examplePng } from "#tests/support/examplePng.ts";
import { usableLogo } from "./usableLogo.ts";

const png = (bytes: Uint8Array) => usableLogo({ bytes, type: "image/png" });

test("a sound picture is set as wide as it is by its height", () => {
  expect(png(examplePng(40, 20))?.ratio).toBe(2);
});

test("a picture with a sound head and nothing behind it is left out", () => {
  expect(png(examplePng(40, 20, { empty: true }))).toBeNull();
});

test("a picture with a sound head and rubbish behind it is left out", () => {
  const bytes = examplePng(40, 20);
  // Behind eight bytes of a signature, a head of 25 and eight before the points.
  bytes.fill(0xab, 41, 60);
  expect(png(bytes)).toBeNull();
});

test("a picture that breaks off is left out", () => {
  expect(png(examplePng(40, 20).subarray(0, 60))).toBeNull();
});

test("a picture whose head promises more than is behind it is left out", () => {
  const [small, large] = [examplePng(40, 20), examplePng(41, 20)];
  // The head of the larger one with its checksum, before the points of the smaller.
  const mixed = new Uint8Array([...large.subarray(0, 33), ...small.subarray(33)]);
  expect(png(mixed)).toBeNull();
});
