import { monitorEventLoopDelay } from "node:perf_hooks";
import { askProviders } from "./askProvider.ts";
import { type Health, type HealthParts, readHealth } from "./readHealth.ts";

/** Looks at the product's health while it is open. */
export interface HealthWatch {
  /** As it is now. */
  readonly read: () => Promise<Health>;
  /** As it was seconds ago at most, however often it is asked; null while it cannot be read, as when the store is away. */
  readonly recent: () => Promise<Health | null>;
  readonly close: () => void;
}

const REMEMBER_MS = 5_000;
/** A store that takes longer is away, for whoever collects figures. */
const PATIENCE_MS = 3_000;

export function openHealthWatch(parts: Omit<HealthParts, "lag" | "askProvider">): HealthWatch {
  const lag = watchLag();
  const askProvider = askProviders();
  const read = () => readHealth({ ...parts, lag: lag.seconds, askProvider });
  let last: { readonly at: number; readonly health: Promise<Health | null> } | null = null;
  return {
    read,
    recent() {
      if (!last || performance.now() - last.at > REMEMBER_MS) last = { at: performance.now(), health: inTime(read()) };
      return last.health;
    },
    close: lag.close,
  };
}

async function inTime(reading: Promise<Health>): Promise<Health | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  try {
    return await Promise.race([reading.catch(() => null), promise]);
  } finally {
    clearTimeout(timer);
  }
}

const LOOK_MS = 20;
const ROUND_MS = 60_000;
const NANOSECONDS = 1e9;

/** How long the process is held up by its own work. */
interface LagWatch {
  /** Seconds that 99 of 100 looks of the last minute or two stayed below. */
  readonly seconds: () => number;
  readonly close: () => void;
}

function watchLag(): LagWatch {
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
