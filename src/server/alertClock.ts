import type { FastifyBaseLogger } from "fastify";
import { type AlertsUpKeep, keepAlertsUp } from "#features/alerts/server/keepAlertsUp.ts";
import { PUBLISHED } from "#revisions/publish.ts";

const TICK_MS = 5 * 60_000;
/** After a new edition was announced: by then it is in memory. */
const LOADED_MS = 3_000;

/** Keeps alerts up while it is open: every few minutes, and soon after an edition was published. */
export interface AlertClock {
  readonly close: () => Promise<void>;
}

export async function openAlertClock(parts: Omit<AlertsUpKeep, "at">, log: FastifyBaseLogger): Promise<AlertClock> {
  const { database, publications } = parts;
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  const timers = new Set<NodeJS.Timeout>();

  async function work(): Promise<void> {
    if (stopped) return;
    await publications.refresh();
    await keepAlertsUp({ ...parts, at: Date.now() });
  }
  function look(): void {
    running = running.then(work).catch((fault: unknown) => log.warn({ err: fault }, "Alerts could not be kept up"));
  }
  function lookSoon(): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      look();
    }, LOADED_MS).unref();
    timers.add(timer);
  }

  const tick = setInterval(look, TICK_MS).unref();
  const stopListening = await database.listen(PUBLISHED, lookSoon);
  lookSoon();
  return {
    async close() {
      stopped = true;
      clearInterval(tick);
      for (const timer of timers) clearTimeout(timer);
      await stopListening();
      await running;
    },
  };
}
