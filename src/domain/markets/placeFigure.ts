/** What of a place lends media strength there: percent of homes with broadband, of people 65 and older, of Hispanics; people a square mile where they live. */
export const PLACE_FIGURES = ["broadband", "older", "hispanic", "density"] as const;

export type PlaceFigure = (typeof PLACE_FIGURES)[number];
