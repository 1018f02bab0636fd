import type { CrashStore } from "./crashStore.ts";
import type { Deed } from "./deed.ts";
import { seededMoments } from "./seededMoments.ts";
import type { Ending } from "./startVictim.ts";

/** Moments lie between the order and a little after the time that the deed takes undisturbed. */
const AFTER_THE_END = 1.15;
/** So that about a fifth of the deeds comes to its end, whatever else the machine does: then the others die all along the way. */
const [SOONER, LATER] = [0.89, 1.03];

/** Random moments at which a process dies, spread over what its deed takes here and now. */
export interface Moments {
  readonly random: () => number;
  /** Milliseconds after the order. */
  readonly next: (kind: string) => number;
  /** Told how each deed ended, later moments follow a machine that gets slower or faster. */
  readonly learn: (kind: string, ending: Ending) => void;
}

/** Lets a fresh process do each deed once, undisturbed, to know how long it takes. */
export async function measureMoments(
  store: CrashStore,
  seed: number,
  deeds: Readonly<Record<string, () => Promise<Deed>>>,
  waits = false,
): Promise<Moments> {
  const lasts = new Map<string, number>();
  for (const [kind, deed] of Object.entries(deeds)) {
    const order = await deed();
    const victim = await store.victim(waits);
    const { ms, answer } = await victim.finish(order);
    await victim.dismiss();
    if (!answer || "failed" in answer) throw new Error(`Undisturbed, the ${kind} failed: ${answer?.failed}`);
    lasts.set(kind, ms);
  }
  const random = seededMoments(seed);
  return {
    random,
    // The nearer the end the denser: what commits does so there.
    next: (kind) => Math.sqrt(random()) * AFTER_THE_END * (lasts.get(kind) ?? 0),
    learn: (kind, { answer }) => void lasts.set(kind, (lasts.get(kind) ?? 0) * (answer ? SOONER : LATER)),
  };
}
