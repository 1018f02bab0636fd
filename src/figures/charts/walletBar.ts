/** One part of the wallet: a medium, or what is one's own. */
export interface BarPart {
  readonly id: string;
  /** null is "no data". */
  readonly dollars: number | null;
}

/** One piece of the bar, from its start to its end in parts of the whole, 0–1. */
export interface BarPiece {
  /** The part's id, or `rest` for the ones too small for a piece of their own. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly dollars: number;
  /** Its part of the whole, 0–1. */
  readonly share: number;
  /** Which parts it stands for. */
  readonly parts: readonly string[];
}

export interface WalletBar {
  readonly pieces: readonly BarPiece[];
  /** From the own piece's end to where the benchmark would have it end; null without either. */
  readonly gap: readonly [from: number, to: number] | null;
}

export const REST = "rest";

/** Below this part of the bar a medium has no piece of its own, once so many have one. */
const SMALL = 0.035;
const MOST_PIECES = 7;
/** Fewer are not worth hiding behind a number. */
const FEWEST_FOLDED = 3;

/**
 * A bar of the whole wallet. The first `own` parts stand at its left end, so that their share and the benchmark's are read on
 * one scale from zero; the others follow by size, the small ones folded together at the end.
 */
export function walletBar(parts: readonly BarPart[], own: number, benchmarkShare: number | null): WalletBar {
  const total = parts.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);
  if (total <= 0) return { pieces: [], gap: null };
  const known = parts.map(({ id, dollars }) => ({ id, dollars: dollars ?? 0 }));
  const others = known.slice(own).toSorted((a, b) => b.dollars - a.dollars);
  const large = others.filter(({ dollars }, at) => at < MOST_PIECES && dollars / total >= SMALL);
  const folds = others.length - large.length >= FEWEST_FOLDED;
  const named = folds ? large : others;
  const folded = folds ? others.slice(large.length) : [];
  const pieces: BarPiece[] = [];
  const put = (id: string, dollars: number, stands: readonly string[]) => {
    const start = pieces.at(-1)?.end ?? 0;
    const share = dollars / total;
    if (dollars > 0) pieces.push({ id, start, end: start + share, dollars, share, parts: stands });
  };
  for (const { id, dollars } of [...known.slice(0, own), ...named]) put(id, dollars, [id]);
  put(
    REST,
    folded.reduce((sum, { dollars }) => sum + dollars, 0),
    folded.map(({ id }) => id),
  );
  const first = known[0];
  const gap =
    benchmarkShare === null || !first || own === 0 ? null : ([first.dollars / total, benchmarkShare] as const);
  return { pieces, gap };
}
