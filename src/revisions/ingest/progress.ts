/** How far an import is. */
export interface Progress {
  readonly rows: number;
  readonly rowsPerSecond: number;
  /** Bytes read of the file as it is stored, so compressed where it is. */
  readonly bytes: number;
  /** Null for a stream of unknown length. */
  readonly totalBytes: number | null;
  /** Null where the length is unknown or too little is read to tell. */
  readonly secondsLeft: number | null;
}

const INTERVAL_MS = 250;
const WORTH_TELLING = 0.01;

/** Passes progress on at most four times a second. `now` is in milliseconds and only ever grows. */
export function progressMeter(
  report: (progress: Progress) => void,
  totalBytes: number | null,
  now: () => number = () => performance.now(),
): (rows: number, bytes: number) => void {
  const start = now();
  let last = start;
  return (rows, bytes) => {
    const time = now();
    if (time - last < INTERVAL_MS) return;
    last = time;
    const seconds = (time - start) / 1000;
    const done = totalBytes ? bytes / totalBytes : 0;
    const secondsLeft = done >= WORTH_TELLING ? (seconds * (1 - done)) / done : null;
    report({ rows, rowsPerSecond: rows / seconds, bytes, totalBytes, secondsLeft });
  };
}
