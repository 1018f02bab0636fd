import { expect, test } from "vitest";
import { isWithinReach } from "./chartPicture.ts";

test.each([
  ["https://spotmarket.example.com", true],
  ["https://spotmarket.example.com:8443", true],
  ["http://spotmarket.example.com", false],
  ["https://localhost", false],
  ["https://intranet", false],
  ["https://10.0.0.7", false],
  ["https://[::1]", false],
])("whether a chat can fetch a picture from %s: %s", (publicUrl, can) => {
  expect(isWithinReach({ publicUrl }, false)).toBe(can);
});

test("a network of one's own is taken at its word", () => {
  expect(isWithinReach({ publicUrl: "http://localhost:4600" }, true)).toBe(true);
});
