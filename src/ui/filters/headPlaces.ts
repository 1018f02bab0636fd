import { createContext } from "react";

/** Where in the head a screen puts what it knows only with its figures; null until the head stands. */
export interface HeadPlaces {
  /** In the title, in place of the words that stood there first. */
  readonly name: HTMLElement | null;
  /** Right after the title. */
  readonly beside: HTMLElement | null;
  /** At the end: what can be taken away. */
  readonly tools: HTMLElement | null;
  /** In the panel on the data, below its revision. */
  readonly data: HTMLElement | null;
}

export const NO_PLACES: HeadPlaces = { name: null, beside: null, tools: null, data: null };

export const HeadPlacesContext = createContext(NO_PLACES);
