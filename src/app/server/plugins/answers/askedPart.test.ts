import { expect, test } from "vitest";
import { askedPart } from "./askedPart.ts";

const TAG = '"one"';

test.each([
  [undefined, "whole"],
  ["bytes=0-9", { from: 0, to: 9 }],
  ["bytes=90-", { from: 90, to: 99 }],
  ["bytes=90-500", { from: 90, to: 99 }],
  ["bytes=-10", { from: 90, to: 99 }],
  ["bytes=-500", { from: 0, to: 99 }],
  ["bytes=100-", "none"],
  ["bytes=-0", "none"],
  ["bytes=9-3", "whole"],
  ["bytes=-", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["rows=0-9", "whole"],
])("of a file of a hundred bytes, %s asks for %j", (range, part) => {
  expect(askedPart({ range }, 100, TAG)).toEqual(part);
});

test("a part of a file that has changed since is the whole file", () => {
  expect(askedPart({ range: "bytes=0-9", "if-range": TAG }, 100, TAG)).toEqual({ from: 0, to: 9 });
  expect(askedPart({ range: "bytes=0-9", "if-range": '"other"' }, 100, TAG)).toBe("whole");
});
