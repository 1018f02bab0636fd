import { addBands, type Band } from "#domain/figures/bands.ts";
import { narrowView } from "#domain/spending/scope.ts";
import type { SpendingView } from "#domain/spending/view.ts";
import { viewBand } from "#domain/spending/viewBand.ts";
import type { FigurePlace } from "../figureId.ts";
import { placedAmount, subjectScope } from "./placedAmount.ts";

/** The range around the sum of all media of a subject in a year. */
export function bandOfPlace(view: SpendingView, { market, subject }: FigurePlace, year: number): Band {
  const band = viewBand(narrowView(view, subjectScope(subject)));
  const { media, years } = view.own.wallet;
  return addBands(
    media.map((medium, place) =>
      band(placedAmount(view, { market, subject, medium, year }), place, years.indexOf(year)),
    ),
  );
}
