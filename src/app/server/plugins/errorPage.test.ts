import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { FAILURES, type FailureCode } from "#domain/failure.ts";
import { ERROR_PAGE_HEADERS, errorPage, isNavigation } from "./errorPage.ts";

test("a browser that would show the answer is known by what it says, a program and a script by theirs", () => {
  expect(isNavigation({ accept: "text/html,application/xhtml+xml,*/*;q=0.8" })).toBe(true);
  expect(isNavigation({ accept: "*/*", "sec-fetch-dest": "document" })).toBe(true);
  expect(isNavigation({ accept: "text/html", "sec-fetch-dest": "empty" })).toBe(false);
  expect(isNavigation({ accept: "text/css,*/*;q=0.1", "sec-fetch-dest": "style" })).toBe(false);
  expect(isNavigation({ accept: "*/*" })).toBe(false);
  expect(isNavigation({ accept: "application/json" })).toBe(false);
  expect(isNavigation({})).toBe(false);
});

test.each([
  ["en-US,en;q=0.9", "en-US", "The server is very busy right now", "Try again"],
  ["es-MX,es;q=0.9", "es-ES", "El servidor está muy ocupado en este momento", "Intentar de nuevo"],
  ["de-CH", "de-DE", "Der Server ist gerade stark ausgelastet", "Erneut versuchen"],
  [undefined, "en-US", "The server is very busy right now", "Try again"],
])(
  "for %s a page about too much being asked is in %s, and asks again by itself",
  (acceptLanguage, lang, what, retry) => {
    const page = errorPage({ code: "overloaded", acceptLanguage, againIn: 2 });
    expect(page).toContain(`<html lang="${lang}">`);
    expect(page).toContain(`<h1>${what}</h1>`);
    expect(page).toContain(`>${retry}</a>`);
    expect(page).toContain('<meta http-equiv="refresh" content="2">');
  },
);

test("every failure has words of its own for a person, none of them a code", () => {
  for (const code of Object.keys(FAILURES) as FailureCode[]) {
    const page = errorPage({ code, acceptLanguage: "en" });
    const [, heading = ""] = /<h1>(.+)<\/h1>/.exec(page) ?? [];
    expect([code, heading]).toEqual([code, expect.stringMatching(/^[A-Z].*[a-z]/)]);
    expect(page).not.toContain("http-equiv");
  }
});

test("the page may run nothing and bring the one style that stands in it", () => {
  const [, style = ""] = /<style>([\s\S]*)<\/style>/.exec(errorPage({ code: "not-found", acceptLanguage: "en" })) ?? [];
  const policy = ERROR_PAGE_HEADERS["content-security-policy"];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`style-src 'sha256-${createHash("sha256").update(style).digest("base64")}'`);
});
