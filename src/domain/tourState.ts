/** How somebody stands to the tour: on it, away from it for now, or through with it. */
export const TOUR_STATES = ["begun", "left", "finished"] as const;
export type TourState = (typeof TOUR_STATES)[number];
