import type { Words } from "./words.ts";

/** Changes below half of a tenth of a percent read as none. */
const READS_AS_NONE = 0.0005;
const TENTH = 0.001;

/** A change within a sentence, as a part of one. One that is too small for the digits shown is said to be so: `less than 0.1%`. */
export function growthSaid(part: number | null, { text, formats }: Pick<Words, "text" | "formats">): string {
  const isTiny = part !== null && part !== 0 && Math.abs(part) < READS_AS_NONE;
  return isTiny ? text("changes.tiny", { share: formats.share(TENTH) }) : formats.growth(part);
}
