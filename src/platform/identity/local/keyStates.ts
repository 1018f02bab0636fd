/** `next`: published, not signing yet. `signing`. `previous`: signs no more, but tokens by it still live. */
export type KeyState = "next" | "signing" | "previous" | "outlived";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A key is published this long before it signs, so that everybody knows it by then who keeps keys for a while. */
export const AHEAD_MS = 10 * MINUTE_MS;
/** No token lives longer: an hour, and time for clocks that differ. */
export const LONGEST_TOKEN_MS = HOUR_MS + 5 * MINUTE_MS;
/** After this time a key is followed by a new one. */
export const ROTATION_MS = 90 * 24 * HOUR_MS;

/**
 * The state of each key at a moment, from nothing but when it was made: nodes that read the same keys agree without a word. A state kept in
 * a column would need somebody to move it at the right moments, and where that step is missed a key signs for ever; here nothing has to
 * happen at a moment, and clocks may differ by minutes. A leaked key is deleted: tokens are verified again every minute, by keys read every
 * twenty seconds, so a forged one outlives it by no more than that.
 *
 * @param made when the keys were made, the oldest first, in milliseconds since 1970
 */
export function keyStates(made: readonly number[], now: number): KeyState[] {
  // The only key there is signs at once.
  const signing = Math.max(
    made.findLastIndex((at) => at + AHEAD_MS <= now),
    0,
  );
  const began = (made[signing] ?? now) + AHEAD_MS;
  return made.map((_at, position) => {
    if (position > signing) return "next";
    if (position === signing) return "signing";
    return now < began + LONGEST_TOKEN_MS ? "previous" : "outlived";
  });
}

/** Whether it is time for a new key. */
export function isRotationDue(made: readonly number[], now: number): boolean {
  return (made.at(-1) ?? now) + ROTATION_MS <= now;
}
