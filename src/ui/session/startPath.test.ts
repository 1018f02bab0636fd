import { expect, test } from "vitest";
import { startPathFrom } from "./startPath.ts";

test.each(["/", "/market-summary?market=tv-501&year=2026#media", "/app/market-summary"])(
  "%s is a way into the app",
  (path) => {
    expect(startPathFrom(path)).toBe(path);
  },
);

test.each([
  null,
  "",
  "market-summary",
  "https://evil.example/",
  "//evil.example/",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "javascript:alert(1)",
  "/login",
  "/login/?next=/login",
  "/logout",
])("%j leads elsewhere or round in a circle and is refused", (path) => {
  expect(startPathFrom(path)).toBeNull();
});
