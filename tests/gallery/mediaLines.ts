import { mediaLines } from "#charts/mediaLines.ts";
import { mediaYears } from "#domain/spending/mediaYears.ts";
import { mediumName } from "#domain/taxonomy/mediumById.ts";
import { galleryView, tick } from "./galleryView.ts";

/** Six media by name and colour, the other ten in grey. */
export const mediaOverYears = () => mediaLines(mediaYears(galleryView), 960, 420, english);

/** German names are longer and get the room they need. */
export const mediaInGerman = () => mediaLines(mediaYears(galleryView), 960, 420, german);

/** On a phone every third year is named. */
export const mediaNarrow = () => mediaLines(mediaYears(galleryView), 358, 420, english);

const english = { forecast: "Forecast", medium: (id: string) => mediumName(id, "en-US"), tick };
const german = { forecast: "Prognose", medium: (id: string) => mediumName(id, "de-DE"), tick };
