import type { Picture } from "../document.ts";
import { type UsableLogo, usableLogo } from "./usableLogo.ts";

/** Pictures of a text may have more in them than a logo. */
export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;

/** A picture of a text in the form in which it may be unfolded; null for what is none, or too large. */
export function usablePicture(picture: Picture): UsableLogo | null {
  return usableLogo(picture, MOST_PICTURE_BYTES);
}
