import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { MediumId } from "#domain/taxonomy/media.ts";
import type { SubVerticalId, VerticalId } from "#domain/taxonomy/verticals.ts";
import { PLACE_FIGURES, type PlaceFigure } from "#domain/markets/placeFigure.ts";
import type { StatedFit } from "#domain/forecast/statedFit.ts";

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

/** What of a place bears on a sub-vertical in a medium, and how far; with its reason where somebody states it. */
export interface FitPart {
  readonly place: PlaceFigure;
  readonly elasticity: number;
  readonly reason?: string;
}

/** The elasticities that bear on a sub-vertical in a medium: its own and its vertical's, each as stated or else as listed. */
export function fitOf(subVertical: string, medium: string, stated: readonly StatedFit[] = []): readonly FitPart[] {
  const vertical = verticalOf(subVertical);
  const own = stated.filter((one) => one.medium === medium && [vertical, subVertical].includes(one.category));
  const listed = [vertical, subVertical].filter((id) => !own.some(({ category }) => category === id));
  return [
    ...MEDIA_FIT.filter(({ of, media }) => isIn(media, medium) && listed.some((id) => isIn(of, id))),
    ...own.flatMap(({ elasticities, reason }) =>
      PLACE_FIGURES.flatMap((place) => {
        const elasticity = elasticities[place] ?? 0;
        return elasticity === 0 ? [] : [{ place, elasticity, reason }];
      }),
    ),
  ];
}

/** What is listed of a category itself in a medium, not of those above or below it. */
export function usualFit(category: string, medium: string): StatedFit["elasticities"] {
  const found = MEDIA_FIT.filter(({ of, media }) => isIn(media, medium) && isIn(of, category));
  return Object.fromEntries(found.map(({ place, elasticity }) => [place, elasticity]));
}

function isIn(ids: readonly string[], id: string): boolean {
  return ids.includes(id);
}
