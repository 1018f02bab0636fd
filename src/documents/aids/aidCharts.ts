import type { ChartField } from "#domain/sellingAids/mergeFields.ts";
import type { FigurePart } from "../document.ts";
import { seasonFigure } from "../parts/advertisers/seasonFigure.ts";
import { figurePart } from "../parts/blockFigure.ts";
import { mediumStanding } from "../parts/mediumStanding.ts";
import { spendingPart } from "../parts/spendingParts.ts";
import type { AidFilling } from "./aidFilling.ts";

/** The chart that stands in the place of a field; null where nothing is known of it. */
export function aidChart(
  field: ChartField,
  filling: Pick<AidFilling, "spending" | "medium" | "seasons">,
): FigurePart | null {
  const { medium, seasons } = filling;
  // Headlines argue for the medium that is sold, whatever else its seller has.
  const spending = { ...filling.spending, own: { ...filling.spending.own, sells: new Set([medium]) } };
  switch (field) {
    case "seasonChart": {
      const season = seasonFigure(spending, seasons);
      return season && { ...figurePart(season, spending), shows: "chart" };
    }
    case "mediumChart":
      return mediumStanding(spending, medium);
    default:
      return { ...spendingPart("forecastByMedia", spending), shows: "chart" };
  }
}
