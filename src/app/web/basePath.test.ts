import { describe, expect, test } from "vitest";
import { OUTSIDE_BASE, pathBelow, pathInside, pathShown } from "./basePath.ts";
import { routeAt } from "./routes/resolvedRoutes.ts";

describe("an app that lives below /app/", () => {
  test.each([
    ["/", "/app/home"],
    ["/app", "/app/"],
    ["/app/", "/app/"],
    ["/app/tv/market-profile", "/app/tv/market-profile"],
    ["/custom-reports", "/app/custom-reports"],
    ["/custom-reports/", "/app/custom-reports"],
    ["/logout", "/app/logout"],
    ["/home", "/app/page-not-found"],
    ["/application", "/app/page-not-found"],
    ["/custom-reports/more", "/app/page-not-found"],
  ])("finds %s at %s", (shown, inside) => {
    expect(pathInside("/app/", shown)).toBe(inside);
  });

  test.each([
    ["/app/custom-reports", "/custom-reports"],
    ["/app/logout", "/logout"],
    ["/app/home", "/app/home"],
    ["/app/", "/app/"],
  ])("shows %s as %s", (inside, shown) => {
    expect(pathShown("/app/", inside)).toBe(shown);
  });

  test("names its own paths without the base", () => {
    expect(pathBelow("/app/", "/app/tv")).toBe("/tv");
    expect(pathBelow("/app/", "/app/")).toBe("/");
  });
});

test.each(["/", "/home", "/custom-reports", "/nowhere"])(
  "an app at the origin itself finds and shows %s there",
  (path) => {
    expect(pathInside("/", path)).toBe(path);
    expect(pathShown("/", path)).toBe(path);
    expect(pathBelow("/", path)).toBe(path);
  },
);

test("every address outside of the base path is one of the app's", () => {
  expect(OUTSIDE_BASE.filter((path) => !routeAt(path))).toEqual([]);
});
