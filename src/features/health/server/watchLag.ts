import { monitorEventLoopDelay } from "node:perf_hooks";

const LOOK_MS = 20;
const ROUND_MS = 60_000;
const NANOSECONDS = 1e9;

/** How long the process is held up by its own work. */
export interface LagWatch {
  /** Seconds that 99 of 100 looks of the last minute or two stayed below. */
  readonly seconds: () => number;
  readonly close: () => void;
}

export function watchLag(): LagWatch {
  const histogram = monitorEventLoopDelay({ resolution: LOOK_MS });
  histogram.enable();
  const measured = () => (histogram.count === 0 ? 0 : histogram.percentile(99) / NANOSECONDS - LOOK_MS / 1_000);
  let before = 0;
  const round = setInterval(() => {
    before = measured();
    histogram.reset();
  }, ROUND_MS).unref();
  return {
    seconds: () => Math.max(0, before, measured()),
    close: () => {
      clearInterval(round);
      histogram.disable();
    },
  };
}
