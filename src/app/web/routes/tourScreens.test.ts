import { expect, test } from "vitest";
import { TOUR_STEPS } from "#ui/tour/tourSteps.ts";
import { routeAt } from "./resolvedRoutes.ts";

test("every step of a tour is on a screen that there is, at the address it has", () => {
  const lost = Object.entries(TOUR_STEPS).filter(([, { path }]) => {
    const route = routeAt(path);
    return !route?.component || route.redirectTo !== undefined;
  });
  expect(lost).toEqual([]);
});
