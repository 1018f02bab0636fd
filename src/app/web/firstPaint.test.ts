import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { type Scheme, schemeOf, THEME_COLOURS } from "#ui/look/themeColour.ts";
import { themeValuesOf } from "#ui/look/themes.ts";

const WEB = import.meta.dirname;
const script = readFileSync(join(WEB, "firstPaint.js"), "utf8");

/** The scheme of the page's first paint, with what the browser's storage holds. */
function firstScheme(getItem: (key: string) => string | null, system: Scheme = "light"): string | undefined {
  const dataset: Record<string, string> = {};
  const matchMedia = () => ({ matches: system === "dark" });
  runInNewContext(script, { localStorage: { getItem }, document: { documentElement: { dataset } }, matchMedia });
  return dataset["mantineColorScheme"];
}

test.each(THEME_COLOURS)("a page that will be %s has its paper from the start", (color) => {
  const stored = JSON.stringify({ settings: { color, followsSystem: false } });
  const scheme = firstScheme((key) => (key === "starter-project" ? stored : null));
  expect(scheme).toBe(schemeOf(color) === "dark" ? "dark" : undefined);
});

test.each([
  null,
  "",
  "{",
  "null",
  '{"settings":null}',
  '{"settings":{"color":7}}',
  JSON.stringify({ settings: { color: "dark-blue" }, more: "x".repeat(5_500_000) }),
])("a storage with %.40s leaves the paper to the system", (stored) => {
  expect(firstScheme(() => stored)).toBeUndefined();
  expect(firstScheme(() => stored, "dark")).toBe("dark");
});

test.each([
  { color: "dark-pink", followsSystem: true },
  { color: "light-blue", followsSystem: true },
  { color: "light-blue" },
  {},
])("with %j kept the first paint is the system's", (settings) => {
  const kept = JSON.stringify({ settings });
  expect(firstScheme(() => kept)).toBeUndefined();
  expect(firstScheme(() => kept, "dark")).toBe("dark");
});

test("a storage that is blocked leaves the paper to the system", () => {
  const blocked = () => {
    throw new Error("SecurityError");
  };
  expect(firstScheme(blocked)).toBeUndefined();
  expect(firstScheme(blocked, "dark")).toBe("dark");
});

test("the paper seen before anything has loaded is the themes' own", () => {
  const papers = readFileSync(join(WEB, "start.css"), "utf8").match(/#[0-9a-f]{6}/g);
  expect(papers).toEqual([themeValuesOf("light-blue").paper, themeValuesOf("dark-blue").paper]);
});

const AHEAD = {
  base: "/spots/",
  door: { "en-US": ["assets/door.en-US.js"], "de-DE": ["assets/door.de-DE.js"] },
  always: ["assets/shell.js"],
  screens: { home: ["assets/home.js", "assets/home.css"], vertical: ["assets/vertical.js"] },
  texts: { "en-US": ["assets/texts.en-US.js"], "de-DE": ["assets/texts.de-DE.js"] },
};

interface Opened {
  readonly address: string;
  readonly kept?: Readonly<Record<string, string>>;
  readonly framed?: boolean;
}

/** What a page asks for ahead. */
function askedAhead({ address, kept = { "msal.account.keys": "[]" }, framed = false }: Opened): string[] {
  const links: { rel?: string; as?: string; href?: string }[] = [];
  const window = {};
  runInNewContext(script, {
    localStorage: { getItem: () => JSON.stringify({ settings: {}, lang: { currentLang: "de-DE" } }) },
    sessionStorage: kept,
    document: {
      documentElement: { dataset: {}, style: { setProperty: () => {} } },
      head: { append: (link: object) => links.push(link) },
      createElement: () => ({}),
      querySelector: () => ({ content: JSON.stringify(AHEAD) }),
    },
    location: new URL(address, "https://station.example"),
    navigator: { languages: ["en-US"] },
    matchMedia: () => ({ matches: false }),
    self: window,
    top: framed ? {} : window,
    opener: null,
  });
  return links.map(({ rel, as, href }) => [rel, as, href].filter(Boolean).join(" "));
}

/** What everybody has asked for who comes to a page that one signs in at. */
const FIRST = ["modulepreload /spots/assets/door.de-DE.js", "preload fetch /config.json"];

test("who is signed in has all that the screen of the address needs asked for at once, in her language", () => {
  expect(askedAhead({ address: "/spots/vertical/3?market=tv-501" })).toEqual([
    ...FIRST,
    "modulepreload /spots/assets/shell.js",
    "modulepreload /spots/assets/vertical.js",
    "modulepreload /spots/assets/texts.de-DE.js",
  ]);
  expect(askedAhead({ address: "/spots/about" })).toEqual([
    ...FIRST,
    "modulepreload /spots/assets/shell.js",
    "modulepreload /spots/assets/texts.de-DE.js",
  ]);
});

test("who comes back from the sign-in has home asked for", () => {
  expect(askedAhead({ address: "/spots/#code=abc&state=xyz", kept: {} })).toEqual([
    ...FIRST,
    "modulepreload /spots/assets/shell.js",
    "modulepreload /spots/assets/home.js",
    "preload style /spots/assets/home.css",
    "modulepreload /spots/assets/texts.de-DE.js",
  ]);
});

test("who is not signed in has the texts of the sign-in page asked for, and how one signs in here", () => {
  expect(askedAhead({ address: "/spots/", kept: {} })).toEqual(FIRST);
  expect(askedAhead({ address: "/spots/login", kept: {} })).toEqual(FIRST);
  expect(askedAhead({ address: "/spots/r/secret", kept: {} })).toEqual(FIRST.slice(0, 1));
});

test("a frame that only waits for an answer asks for nothing ahead", () => {
  expect(askedAhead({ address: "/spots/#code=abc", kept: {}, framed: true })).toEqual([]);
});
