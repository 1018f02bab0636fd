import { describe, expect, test } from "vitest";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { contrast, linear, type Rgb } from "#tests/support/contrast.ts";
import { INK, MEDIUM_COLOURS, ROLE_COLOURS, SURFACE, colourSheet, mediumColour, type SchemeColour } from "./colours.ts";

const SCHEMES = ["light", "dark"] as const;
const everyColour: [string, SchemeColour][] = [...Object.entries(MEDIUM_COLOURS), ...Object.entries(ROLE_COLOURS)];

describe.each(SCHEMES)("in the %s scheme", (scheme) => {
  test.each(everyColour)("%s stands out from the page by at least 3:1", (_, colour) => {
    expect(contrast(colour[scheme], SURFACE[scheme])).toBeGreaterThanOrEqual(3);
  });

  test.each(["rise", "fall"] as const)("a figure that must be read in the colour of %s keeps 4.5:1", (role) => {
    expect(contrast(ROLE_COLOURS[role][scheme], SURFACE[scheme])).toBeGreaterThanOrEqual(4.5);
  });

  test("labels can be read at 4.5:1 and the grid stays behind the data", () => {
    expect(contrast(INK.label[scheme], SURFACE[scheme])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(INK.grid[scheme], SURFACE[scheme])).toBeLessThan(1.6);
  });

  test.each(Object.keys(BLINDNESS))("rise and fall stay apart for people with %s", (kind) => {
    const [rise, fall] = [ROLE_COLOURS.rise[scheme], ROLE_COLOURS.fall[scheme]].map((hex) =>
      seenWith(kind, linear(hex)),
    );
    expect(distance(rise!, fall!)).toBeGreaterThan(0.15);
  });

  test("no two media share a colour", () => {
    const used = Object.values(MEDIUM_COLOURS).map((colour) => colour[scheme]);
    expect(new Set(used).size).toBe(used.length);
  });

  test("traditional media are warm and digital media are cool", () => {
    for (const { id, group } of MEDIA) {
      const [red, , blue] = linear(MEDIUM_COLOURS[id][scheme]);
      expect(red > blue, id).toBe(group === "traditional");
    }
  });
});

test("a medium that only a revision knows is shown in neutral grey", () => {
  expect(mediumColour("holograms")).toBe("var(--chart-other)");
  expect(colourSheet()).toContain("--chart-other:");
});

/** Machado, Oliveira and Fernandes 2009, full severity, on linear RGB. */
const BLINDNESS: Record<string, readonly (readonly number[])[]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seenWith(kind: string, rgb: Rgb): Rgb {
  const row = (at: number): number => rgb.reduce((sum, part, column) => sum + part * BLINDNESS[kind]![at]![column]!, 0);
  return [row(0), row(1), row(2)];
}

/** Distance in OKLab, where 0.02 is just noticeable. */
function distance(one: Rgb, other: Rgb): number {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

function oklab([red, green, blue]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
