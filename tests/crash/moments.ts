import type { CrashStore } from "./crashStore.ts";
import type { Deed } from "./deed.ts";
import { seededMoments } from "./seededMoments.ts";
import type { Ending } from "./startVictim.ts";

/** Moments lie between the order and a little after the time that the deed takes undisturbed. */
const AFTER_THE_END = 1.15;
/** How much the last time counts that a deed came to its end: the machine has other work, too. */
const NEWEST = 0.3;

/** Random moments at which a process dies, spread over what its deed takes here and now. */
export interface Moments {
  readonly random: () => number;
  /** Milliseconds after the order. */
  readonly next: (kind: string) => number;
  /** Told how each deed ended, it follows a machine that gets slower or faster. */
  readonly learn: (kind: string, ending: Ending) => void;
}

/** Lets a fresh process do each deed once, undisturbed, to know how long it takes. */
export async function measureMoments(
  store: CrashStore,
  seed: number,
  deeds: Readonly<Record<string, () => Promise<Deed>>>,
): Promise<Moments> {
  const lasts = new Map<string, number>();
  for (const [kind, deed] of Object.entries(deeds)) {
    const order = await deed();
    const victim = await store.victim();
    const { ms, answer } = await victim.finish(order);
    await victim.dismiss();
    if (!answer || "failed" in answer) throw new Error(`Undisturbed, the ${kind} failed: ${answer?.failed}`);
    lasts.set(kind, ms);
  }
  const random = seededMoments(seed);
  return {
    random,
    next: (kind) => random() * AFTER_THE_END * (lasts.get(kind) ?? 0),
    learn: (kind, { doneAfterMs }) => {
      const last = lasts.get(kind);
      if (doneAfterMs !== null && last !== undefined) lasts.set(kind, last * (1 - NEWEST) + doneAfterMs * NEWEST);
    },
  };
}
