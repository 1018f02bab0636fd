import { z } from "zod";
import { TOUR_STATES } from "#domain/tourState.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";

/** Where a person is in the tour of the product; what its steps are is the browser's to know. */
export const tourPlace = z.strictObject({
  step: z
    .string()
    .regex(/^[a-zA-Z]{1,40}$/, "Must be the name of a step.")
    .describe("Name of the step."),
  state: z.enum(TOUR_STATES).describe("Where it stands."),
});

export type TourPlace = z.output<typeof tourPlace>;

export const keepTour = {
  method: "PUT",
  url: "/preferences/tour",
  name: "keepTour",
  tag: "preferences",
  summary: "Keeps how far the caller has come in the tour, to go on from there on any machine; the session tells it",
  allow: "signedIn",
  personal: true,
  body: tourPlace,
  response: tourPlace,
} satisfies Endpoint;
