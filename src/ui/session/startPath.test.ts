import fc from "fast-check";
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

test.each([
  "/app/login",
  "/app/login?next=%2Fapp%2Flogin",
  "/app/logout/",
  "/\n/evil.example",
  "\u0001//evil.example",
  "/\\\\evil.example",
  "\\\\evil.example",
  "/..//evil.example",
  "data:text/html,<script>",
  "blob:https://own.invalid/1",
])("%j is refused", (path) => {
  expect(startPathFrom(path)).toBeNull();
});

test("whatever is put together of slashes, dots, signs and hosts stays in the app or is refused", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "%2f",
    "%5c",
    "%2e",
    "@",
    ":",
    "?",
    "#",
    "\t",
    "\n",
    "\u0000",
    " ",
    "evil.example",
    "https:",
    "home",
    "login",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 10 }), (pieces) => {
      const path = startPathFrom(pieces.join(""));
      if (path === null) return;
      const { origin, pathname } = new URL(path, "https://app.example");
      expect(origin).toBe("https://app.example");
      expect(pathname).not.toMatch(/\/(login|logout)\/?$/);
    }),
    { numRuns: 20_000 },
  );
});
