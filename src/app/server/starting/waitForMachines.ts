import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#platform/database/database.ts";
import { isStoreFault } from "../plugins/storeFault.ts";

const RETRY_MS = 1_000;
/** How often it is said again. */
const REMIND_MS = 60_000;

/**
 * Does a step of the start that asks every machine of the store, as often as it takes. While a machine of Citus is away no figures can be read, so the start waits for it
 * instead of failing again and again. The step must be one that can be done twice.
 */
export async function waitForMachines<Done>(
  { engine }: Pick<Database, "engine">,
  say: (line: string) => void,
  step: () => Promise<Done>,
  pause = RETRY_MS,
): Promise<Done> {
  let said = -Infinity;
  for (;;) {
    try {
      return await step();
    } catch (reason) {
      if (engine !== "citus" || !isStoreFault(reason)) throw reason;
      if (performance.now() - said >= REMIND_MS) {
        said = performance.now();
        say(
          `Waiting for a machine of Citus that is away (${firstLine(reason)}). Start it, or see that the coordinator reaches it; the product starts by itself when it is back …`,
        );
      }
      await wait(pause);
    }
  }
}

function firstLine(reason: unknown): string {
  return (reason instanceof Error && reason.message.split("\n")[0]) || "no answer";
}
