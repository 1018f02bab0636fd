import type { WalletGap } from "#domain/shareOfWallet/figures.ts";
import { finePoints } from "#language/finePoints.ts";
import { fineShare } from "#language/fineShare.ts";
import type { Words } from "#language/words/words.ts";

/** Below this gap (as part of one) tenths of a percent would show two shares as the same, or a difference that they do not bear out. */
const CLOSE = 0.005;

/** How a share, its benchmark and the points between them are written, all as fine as their difference asks for. */
export interface ShareFormats {
  readonly share: (part: number | null) => string;
  /** The points from the benchmark to the share, with sign and unit: behind it is a minus. */
  readonly points: (gap: number | null) => string;
}

export function shareFormats({ gap }: Pick<WalletGap, "gap">, { text, formats }: Words): ShareFormats {
  if (gap === null || Math.abs(gap) >= CLOSE) {
    return {
      share: (part) => formats.share(part),
      points: (part) => formats.points(part),
    };
  }
  return {
    share: (part) => fineShare(part, formats),
    points: (part) => text("spending.points", { points: finePoints(part, formats) }),
  };
}
