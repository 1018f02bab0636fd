/** What a prospect's score is made of, each 0–100. */
export interface ScoreParts {
  /** How many of the others it outspends. */
  readonly size: number;
  /** How many of the others it outgrows. */
  readonly growth: number;
  /** How far the reader's own media stay behind their share of the nation. */
  readonly opening: number;
}

/** How much each part counts; together one. Our own choice: money first, then its course, then the room there is for us. */
export const SCORE_WEIGHTS: Readonly<Record<keyof ScoreParts, number>> = { size: 0.4, growth: 0.3, opening: 0.3 };

/** A prospect's score, 0–100, in whole points. */
export function prospectScore({ size, growth, opening }: ScoreParts): number {
  return Math.round(SCORE_WEIGHTS.size * size + SCORE_WEIGHTS.growth * growth + SCORE_WEIGHTS.opening * opening);
}

/**
 * Where each figure stands among all: 100 for the largest, 0 for the smallest, equal ones the same. What is not known stands
 * at 0, and one alone at 100.
 */
export function standing(figures: readonly (number | null)[]): number[] {
  const known = figures.filter((figure) => figure !== null).toSorted((a, b) => a - b);
  const below = new Map<number, number>();
  const equal = new Map<number, number>();
  for (const [at, figure] of known.entries()) {
    if (!below.has(figure)) below.set(figure, at);
    equal.set(figure, (equal.get(figure) ?? 0) + 1);
  }
  return figures.map((figure) => {
    if (figure === null) return 0;
    if (known.length === 1) return 100;
    // Equal figures share the middle of the places that they take together.
    const middle = (below.get(figure) ?? 0) + ((equal.get(figure) ?? 1) - 1) / 2;
    return (middle / (known.length - 1)) * 100;
  });
}
