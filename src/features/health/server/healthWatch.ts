import { askProviders } from "./askProvider.ts";
import { type Health, type HealthParts, readHealth } from "./readHealth.ts";
import { watchLag } from "./watchLag.ts";

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
