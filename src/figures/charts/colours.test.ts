import { describe, expect, test } from "vitest";
import { MEDIA, type MediumId } from "#domain/taxonomy/media.ts";
import { distanceSeen, leastDistance, VISIONS } from "#tests/support/colourVision.ts";
import { contrast, linear } from "#tests/support/contrast.ts";
import { ACCENTS } from "#ui/look/accents.ts";
import { mix as over } from "#ui/look/mix.ts";
import { HUES } from "#ui/look/themeColour.ts";
import { HEAT_STRENGTHS } from "./heat.ts";
import { INK, MEDIUM_COLOURS, ROLE_COLOURS, SURFACE, colourSheet, mediumColour, type SchemeColour } from "./colours.ts";

const SCHEMES = ["light", "dark"] as const;

/** The ten media that take turns as the six lines of a trend and as the first bars of a ranking: they hold most money in every market. */
const LARGEST: readonly MediumId[] = [
  "mobile",
  "pcLaptop",
  "directMail",
  "tvOta",
  "ooh",
  "radioOta",
  "newspaperPrint",
  "newspaperDigital",
  "ctvOtt",
  "cable",
];

/** Distances in OKLab to whoever sees two colours least apart; all of them are found together, so that one cannot be moved alone. */
const [ANY_TWO, LARGE_TWO, STEP] = [0.043, 0.075, 0.03];

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

  test.each(VISIONS)("rise and fall stay apart to %s vision", (vision) => {
    expect(distanceSeen(ROLE_COLOURS.rise[scheme], ROLE_COLOURS.fall[scheme], vision)).toBeGreaterThan(0.15);
  });

  test("any two media can meet on one chart, a vertical orders them as it likes, and nobody takes one for the other", () => {
    expect(closestPair(MEDIA.map(({ id }) => id))).toBeGreaterThan(ANY_TWO);
  });

  test("the largest media, which meet as lines and as neighbours by rank almost everywhere, are clearly apart", () => {
    expect(closestPair(LARGEST)).toBeGreaterThan(LARGE_TWO);
  });

  test("no large medium passes for the media that are folded together", () => {
    const grey = ROLE_COLOURS.other[scheme];
    const seen = LARGEST.map((medium) => distanceSeen(MEDIUM_COLOURS[medium][scheme], grey, "normal"));
    expect(Math.min(...seen)).toBeGreaterThan(ANY_TWO);
  });

  test("the parts of a forecast are apart: the total, digital, traditional and political", () => {
    const parts = (["own", "digital", "traditional", "political"] as const).map((role) => ROLE_COLOURS[role][scheme]);
    const pairs = parts.flatMap((one, at) => parts.slice(at + 1).map((other) => leastDistance(one, other)));
    expect(Math.min(...pairs)).toBeGreaterThan(LARGE_TWO);
  });

  test.each(HUES)(
    "the accent of the %s theme is no medium's, and mobile, the largest nearly everywhere, is far from it",
    (hue) => {
      const { accent } = ACCENTS[scheme][hue];
      const seen = MEDIA.map(({ id }) => distanceSeen(MEDIUM_COLOURS[id][scheme], accent, "normal"));
      expect(Math.min(...seen)).toBeGreaterThan(0.06);
      expect(leastDistance(MEDIUM_COLOURS.mobile[scheme], accent)).toBeGreaterThan(0.09);
    },
  );

  test.each(["rise", "fall"] as const)("the three steps of a %s and no change at all are told apart", (role) => {
    const paper = SURFACE[scheme];
    const steps = [paper, ...HEAT_STRENGTHS.map((strength) => over(paper, ROLE_COLOURS[role][scheme], strength))];
    for (const [at, step] of steps.slice(1).entries()) {
      expect(leastDistance(step, steps[at] ?? paper), `step ${at + 1}`).toBeGreaterThan(STEP);
    }
  });

  test("figures keep 4.5:1 on every step of a rise and a fall", () => {
    for (const role of ["rise", "fall"] as const) {
      for (const strength of HEAT_STRENGTHS) {
        const step = over(SURFACE[scheme], ROLE_COLOURS[role][scheme], strength);
        expect(contrast(INK.ink[scheme], step)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test("women and men stand back to back, apart from each other and from the accent of every theme", () => {
    const [women, men] = [ROLE_COLOURS.women[scheme], ROLE_COLOURS.men[scheme]];
    expect(leastDistance(women, men)).toBeGreaterThan(LARGE_TWO);
    for (const hue of HUES) {
      const { accent } = ACCENTS[scheme][hue];
      const seen = [women, men].map((colour) => distanceSeen(colour, accent, "normal"));
      expect(Math.min(...seen), hue).toBeGreaterThan(0.06);
    }
  });

  function closestPair(media: readonly MediumId[]): number {
    const pairs = media.flatMap((one, at) => media.slice(at + 1).map((other) => [one, other] as const));
    return Math.min(
      ...pairs.map(([one, other]) => leastDistance(MEDIUM_COLOURS[one][scheme], MEDIUM_COLOURS[other][scheme])),
    );
  }

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
