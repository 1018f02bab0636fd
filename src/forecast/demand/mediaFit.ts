import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { MediumId } from "#domain/taxonomy/media.ts";
import type { SubVerticalId, VerticalId } from "#domain/taxonomy/verticals.ts";
import type { PlaceFigure } from "#domain/markets/placeFigure.ts";

/** How much stronger a medium is for a category where a place has more of something; everything that is not listed is at zero. */
export interface MediaFit {
  readonly of: readonly (VerticalId | SubVerticalId)[];
  readonly media: readonly MediumId[];
  readonly place: PlaceFigure;
  readonly elasticity: number;
}

const PRINT: readonly MediumId[] = ["newspaperPrint", "directories", "directMail"];
const STREAMED: readonly MediumId[] = ["ctvOtt", "mobile", "tvDigital", "radioDigital"];

/** Our assumptions: what is known of audiences, not measured by market. `docs/forecast-method.md` gives the reasons. */
export const MEDIA_FIT: readonly MediaFit[] = [
  // Health and money speak to older readers, whom print reaches and streaming does not.
  { of: ["healthcare", "finance", "funeralHomes"], media: [...PRINT, "tvOta"], place: "older", elasticity: 0.3 },
  { of: ["healthcare", "finance"], media: STREAMED, place: "older", elasticity: -0.25 },
  // Spanish-language stations carry these trades above all.
  {
    of: ["legalServices", "automotive", "wireless", "supermarkets", "fastFood"],
    media: ["radioOta", "tvOta"],
    place: "hispanic",
    elasticity: 0.12,
  },
  // Where people walk and ride, boards and transit stand before those who shop and go out.
  { of: ["leisure", "restaurants", "technology", "media"], media: ["ooh"], place: "density", elasticity: 0.1 },
  // Where they drive, car trades and quick service are bought on the radio.
  {
    of: ["automotive", "fastFood", "homeCenters"],
    media: ["radioOta", "radioDigital"],
    place: "density",
    elasticity: -0.08,
  },
  // What is sold on screens at home needs homes on broadband.
  { of: ["technology", "media", "retail"], media: STREAMED, place: "broadband", elasticity: 0.5 },
];

/** The elasticities that bear on a sub-vertical in a medium. */
export function fitOf(subVertical: string, medium: string): readonly MediaFit[] {
  const vertical = verticalOf(subVertical);
  return MEDIA_FIT.filter(
    ({ of, media }) => media.some((id) => id === medium) && of.some((id) => id === subVertical || id === vertical),
  );
}
