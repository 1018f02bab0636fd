import { expect, test } from "vitest";
import { bannerName, withDismissed } from "./dismissedBanners.ts";

test("a banner that is published anew is another one, and so is another person's", () => {
  const names = withDismissed([], bannerName({ key: "monday", version: 1 }, "7"));
  expect(names).toContain(bannerName({ key: "monday", version: 1 }, "7"));
  expect(names).not.toContain(bannerName({ key: "monday", version: 2 }, "7"));
  expect(names).not.toContain(bannerName({ key: "monday", version: 1 }, "8"));
});

test("what was dismissed long ago is forgotten at last, and nothing stands there twice", () => {
  const many = Array.from({ length: 60 }, (_, at) => String(at)).reduce<readonly string[]>(withDismissed, []);
  expect([many.length, many[0]]).toEqual([50, "59"]);
  expect(withDismissed(["a", "b"], "b")).toEqual(["b", "a"]);
});
