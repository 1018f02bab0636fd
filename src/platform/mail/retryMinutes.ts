/** Minutes until the next try: a hiccup is over in one, a broken server may take somebody a day. */
const MINUTES = [1, 5, 30, 120, 360, 720, 1_440, 1_440];
/** No mail waits longer for its next try. */
export const LONGEST_MINUTES = Math.max(...MINUTES);

/** How long to wait after this many tries; null when there is no use in another one, as the links have run out by then. */
export function retryMinutes(tries: number): number | null {
  return MINUTES[tries - 1] ?? null;
}
