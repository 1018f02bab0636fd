import { expect, test } from "vitest";
import { isModelledBook } from "./audience.ts";

test("a book whose name begins with Model is no survey", () => {
  expect(["Model 2025", "model", "2025 Fall", "2025-11"].map((book) => isModelledBook(book))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
