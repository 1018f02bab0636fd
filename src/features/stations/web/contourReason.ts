import type { Words } from "#language/words/words.ts";

/** Why no contour can be drawn, in words; a reason that has none yet reads as what is common to all. */
export function contourReason(reason: string, { text }: Words): string {
  const known = REASONS.find((one) => one === reason);
  return known ? text(`stations.contourMissing.${known}`) : text("stations.unknown.contour");
}

const REASONS = ["no-position", "no-channel", "no-power", "implausible-power", "no-height"] as const;
