import { expect, test } from "vitest";
import { columnScale } from "./columnScale.ts";

test.each([
  [[3_400_000_000, 12_000_000], "billion"],
  [[340_000_000, 1_200_000], "million"],
  [[7_200_000, 338_000], "thousand"],
  [[-8_000_000, null], "thousand"],
  [[400, null], "thousand"],
  [[], "thousand"],
])("a column of %o is written in the unit %s", (amounts, scale) => {
  expect(columnScale(amounts)).toBe(scale);
});
