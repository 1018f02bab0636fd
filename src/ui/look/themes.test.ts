import { describe, expect, test } from "vitest";
import { INK, MEDIUM_COLOURS, ROLE_COLOURS, SURFACE } from "#figures/charts/colours.ts";
import { contrast } from "#tests/support/contrast.ts";
import { NAV_COLOURS } from "./navColours.ts";
import { schemeOf, THEME_COLOURS } from "./themeColour.ts";
import { navValuesOf, themeSheet, themeValuesOf } from "./themes.ts";

const TEXT = 4.5;
const MARK = 3;
const PAPERS = ["paper", "paper-sunk", "paper-raised"] as const;
const INKS = ["ink", "ink-soft", "ink-faint", "accent"] as const;

describe.each(THEME_COLOURS)("the theme %s", (color) => {
  const values = themeValuesOf(color);

  test.each(PAPERS.flatMap((paper) => INKS.map((ink) => [ink, paper] as const)))(
    "can be read: %s on %s",
    (ink, paper) => {
      expect(contrast(values[ink], values[paper])).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each([
    ["ink", "accent-soft"],
    ["ink-soft", "accent-soft"],
    ["accent", "accent-soft"],
    ["accent-ink", "accent"],
    ["accent-ink", "accent-strong"],
    ["caution", "caution-soft"],
    ["ink", "caution-soft"],
    ["caution", "paper"],
    ["alarm", "alarm-soft"],
    ["ink", "alarm-soft"],
    ["alarm", "paper"],
    ["alarm", "paper-sunk"],
    ["done", "done-soft"],
    ["done", "paper"],
  ] as const)("can be read: %s on %s", (ink, paper) => {
    expect(contrast(values[ink], values[paper])).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(PAPERS)("shows the edges of fields and the ring of the focus on %s", (paper) => {
    expect(contrast(values["hairline-strong"], values[paper])).toBeGreaterThanOrEqual(MARK);
    expect(contrast(values.focus, values[paper])).toBeGreaterThanOrEqual(MARK);
  });

  test.each(NAV_COLOURS)("can be navigated in the colour %s", (navColor) => {
    const nav = navValuesOf(color, navColor);
    for (const paper of ["nav-paper", "nav-hover", "nav-active"] as const) {
      expect(contrast(nav["nav-ink"], nav[paper])).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(nav["nav-ink-soft"], nav[paper])).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(nav["nav-spot"], nav[paper])).toBeGreaterThanOrEqual(MARK);
    }
  });

  test("lets every mark of a chart stand out", () => {
    const scheme = schemeOf(color);
    expect(values.paper).toBe(SURFACE[scheme]);
    const marks = [...Object.values(MEDIUM_COLOURS), ...Object.values(ROLE_COLOURS)].map((mark) => mark[scheme]);
    for (const mark of [...marks, values.accent]) expect(contrast(mark, values.paper)).toBeGreaterThanOrEqual(MARK);
    expect(INK.ink[scheme]).toBe(values.ink);
  });

  test("has a colour of its own for each kind of navigation", () => {
    expect(new Set(NAV_COLOURS.map((navColor) => navValuesOf(color, navColor)["nav-paper"])).size).toBe(3);
  });

  test("is in the sheet that the page uses, colour by colour", () => {
    const sheet = themeSheet();
    for (const [name, value] of Object.entries(values)) {
      expect(sheet).toMatch(new RegExp(`\\[data-theme="${color}"\\]\\{[^}]*--${name}:${value}[;}]`));
    }
  });
});

test("no two themes have one accent", () => {
  expect(new Set(THEME_COLOURS.map((color) => themeValuesOf(color).accent)).size).toBe(THEME_COLOURS.length);
});
