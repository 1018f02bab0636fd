import { describe, expect, test } from "vitest";
import type { AccessFlag } from "#domain/access/access.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { ALL_MESSAGES } from "#language/messages/all.ts";
import type { Session } from "../queries/sessionQuery.ts";
import { tourFor, tourOf } from "./tourFor.ts";
import { TOUR_STEPS, TOURS, type TourStepName } from "./tourSteps.ts";
import { beginWay, goBack, goOn, passOver } from "./tourWay.ts";

const reader = (access: readonly AccessFlag[], stations: readonly ("tv" | "radio")[] = []) => ({
  role: "Subscriber" as const,
  access: [...access],
  stations: stations.map((medium): Session["stations"][number] => ({
    id: medium,
    callSign: "W",
    medium,
    market: null,
  })),
});

const STEPS: readonly TourStepName[] = ["market", "source", "media", "spenders"];

describe("which tour fits", () => {
  test("an administrator is shown people, rights and data, whatever she sells", () => {
    expect(tourOf({ ...reader(["radio"], ["radio"]), role: "Administrator" })).toBe("administrator");
  });

  test("whoever has named her stations is shown their medium, else what she may see decides", () => {
    expect(tourOf(reader(["tv", "radio"]))).toBe("television");
    expect(tourOf(reader(["tv", "radio"], ["radio"]))).toBe("radio");
    expect(tourOf(reader(["tv", "radio"], ["tv", "radio"]))).toBe("television");
    expect(tourOf(reader(["radio"]))).toBe("radio");
    expect(tourOf(reader([]))).toBe("reader");
  });

  test("steps on screens that are not open to a person are not hers", () => {
    expect(tourFor(reader(["radio"]))).toEqual(TOURS.radio.filter((name) => name !== "share" && name !== "gap"));
    expect(tourFor(reader(["radio", "shareOfWallet"]))).toEqual(TOURS.radio);
    expect(tourFor(reader(["tv"])).some((name) => TOUR_STEPS[name].path === "/share-wallet")).toBe(false);
  });

  test("each of the demo accounts has six to nine steps", () => {
    const all: readonly AccessFlag[] = ["tv", "radio", "shareOfWallet", "sellingAides", "guidesAndInsights"];
    for (const one of [{ ...reader(all), role: "Administrator" as const }, reader(all), reader(["radio"]), reader([])])
      expect([6, 7, 8, 9]).toContain(tourFor(one).length);
  });
});

describe("the way through a tour", () => {
  test("begins where somebody left it, and at the beginning for who was through or knows steps that are gone", () => {
    expect(beginWay(STEPS, null).at).toBe(0);
    expect(beginWay(STEPS, { step: "media", state: "left" }).at).toBe(2);
    expect(beginWay(STEPS, { step: "media", state: "begun" }).at).toBe(2);
    expect(beginWay(STEPS, { step: "media", state: "finished" }).at).toBe(0);
    expect(beginWay(STEPS, { step: "users", state: "left" }).at).toBe(0);
  });

  test("a step that has nothing to point at is left out, on the way on and on the way back", () => {
    const on = passOver(goOn(beginWay(STEPS, null)));
    expect([on.steps, on.steps[on.at]]).toEqual([["market", "media", "spenders"], "media"]);
    const back = passOver(goBack(beginWay(STEPS, { step: "media", state: "left" })));
    expect([back.steps, back.steps[back.at]]).toEqual([["market", "media", "spenders"], "market"]);
  });

  test("where the last or the first is left out, its neighbor is shown", () => {
    const last = passOver(beginWay(STEPS, { step: "spenders", state: "left" }));
    expect(last.steps[last.at]).toBe("media");
    const first = passOver(goBack(beginWay(STEPS, { step: "source", state: "left" })));
    expect(first.steps[first.at]).toBe("source");
    expect(passOver(beginWay(["market"], null)).steps).toEqual([]);
  });

  test("does not go beyond its ends", () => {
    expect(goBack(beginWay(STEPS, null)).at).toBe(0);
    expect(goOn(beginWay(STEPS, { step: "spenders", state: "left" })).at).toBe(3);
  });
});

test("every step is on some tour, and none twice on the same", () => {
  const shown = new Set(Object.values(TOURS).flat());
  expect(Object.keys(TOUR_STEPS).filter((name) => ![...shown].some((step) => step === name))).toEqual([]);
  for (const steps of Object.values(TOURS)) expect(new Set(steps).size).toBe(steps.length);
});

test.each(LOCALES)(
  "in %s every step has a title and one or two sentences, and there is no word about a step that is gone",
  (locale) => {
    const said = ALL_MESSAGES[locale].tour.step;
    expect(Object.keys(said).toSorted()).toEqual(Object.keys(TOUR_STEPS).toSorted());
    for (const { title, text } of Object.values(said)) {
      expect(title.length).toBeLessThanOrEqual(44);
      expect(text.match(/[.!?](\s|$)/g)?.length, text).toBeOneOf([1, 2]);
    }
  },
);
