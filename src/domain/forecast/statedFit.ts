import type { PlaceFigure } from "../markets/placeFigure.ts";

/** How far a medium is stronger for a category where a place has more of something, as somebody states it. */
export interface StatedFit {
  /** A vertical or a sub-vertical. What is said of a vertical holds for each of its sub-verticals, beside what is said of that one itself. */
  readonly category: string;
  readonly medium: string;
  /** Elasticities; what is left out is zero. They take the place of all that the built-in table says of this category in this medium. */
  readonly elasticities: Partial<Readonly<Record<PlaceFigure, number>>>;
  /** Why, in a sentence. */
  readonly reason: string;
}
