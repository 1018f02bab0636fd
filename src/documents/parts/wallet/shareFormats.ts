import type { WalletGap } from "#domain/shareOfWallet/figures.ts";
import { finePoints } from "#language/finePoints.ts";
import type { Words } from "#language/words/words.ts";

/** Below this gap (as part of one) tenths of a point would show nothing of it, or more than there is. */
const CLOSE = 0.005;

/** How a share and the points between it and its benchmark are written: a share as everywhere, points as fine as it takes. */
export interface ShareFormats {
  readonly share: (part: number | null) => string;
  /** The points from the benchmark to the share, with sign and unit: behind it is a minus. */
  readonly points: (gap: number | null) => string;
}

export function shareFormats({ gap }: Pick<WalletGap, "gap">, { text, formats }: Words): ShareFormats {
  const isClose = gap !== null && Math.abs(gap) < CLOSE;
  return {
    share: (part) => formats.share(part),
    points: (part) => (isClose ? text("spending.points", { points: finePoints(part, formats) }) : formats.points(part)),
  };
}
