import type { FastifyBaseLogger } from "fastify";
import { type AlertsUpKeep, keepAlertsUp } from "#features/alerts/server/keepAlertsUp.ts";

const TICK_MS = 5 * 60_000;

/** Keeps alerts up while it is open: days that begin, digests that are due, and editions that nothing followed on. */
export interface AlertClock {
  readonly close: () => Promise<void>;
}

export function openAlertClock(parts: Omit<AlertsUpKeep, "at">, log: FastifyBaseLogger): AlertClock {
  let stopped = false;
  let running: Promise<void> = Promise.resolve();

  async function work(): Promise<void> {
    if (!stopped) await keepAlertsUp({ ...parts, at: Date.now() });
  }
  function look(): void {
    running = running.then(work).catch((fault: unknown) => log.warn({ err: fault }, "Alerts could not be kept up"));
  }

  const tick = setInterval(look, TICK_MS).unref();
  look();
  return {
    async close() {
      stopped = true;
      clearInterval(tick);
      await running;
    },
  };
}
