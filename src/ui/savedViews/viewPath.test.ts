import { describe, expect, test } from "vitest";
import { inRevision, showsSame, viewPath } from "./viewPath.ts";

describe("the address that a view keeps", () => {
  test.each([
    ["?market=tv-623&year=2026", "/market-summary?market=tv-623&year=2026"],
    ["?market=tv-623&compare=tv-501,nation", "/market-summary?market=tv-623&compare=tv-501,nation"],
    ["?market=tv-623&revision=3&changes=previous&explain=a%2Fb", "/market-summary?market=tv-623"],
    ["?revision=3", "/market-summary"],
    ["?shift=radioOta-cable:2.5", "/market-summary?shift=radioOta-cable:2.5"],
    ["", "/market-summary"],
  ])("of %j is %s", (search, path) => {
    expect(viewPath({ pathname: "/market-summary", search })).toBe(path);
  });
});

describe("two addresses", () => {
  test.each([
    ["/a?x=1&y=2", "/a?y=2&x=1", true],
    ["/a?x=1", "/a?x=1&revision=7", true],
    ["/a?x=1#media", "/a?x=1", true],
    ["/a/?x=1", "/a?x=1", true],
    ["/a?c=1,2", "/a?c=1%2C2", true],
    ["/a?x=1", "/a?x=2", false],
    ["/a?x=1", "/b?x=1", false],
    ["/a?x=1", "/a", false],
  ])("%s and %s show the same: %s", (one, other, same) => {
    expect(showsSame(one, other)).toBe(same);
  });
});

test("an old revision is named in the address", () => {
  expect(inRevision("/a?compare=tv-1,nation", "4")).toBe("/a?compare=tv-1,nation&revision=4");
  expect(inRevision("/a", "4")).toBe("/a?revision=4");
});
