/** Counts calls; answers how many there were since it answered last, at most once a second, else 0. */
export function oncePerSecond(): () => number {
  let count = 0;
  let saidAt = Number.NEGATIVE_INFINITY;
  return () => {
    count++;
    const now = performance.now();
    if (now - saidAt < 1_000) return 0;
    const since = count;
    [count, saidAt] = [0, now];
    return since;
  };
}
