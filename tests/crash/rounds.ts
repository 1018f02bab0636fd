/** What came of one round. */
export interface Round {
  /** Where the fault struck, as the store shows it: `begun`, `accepted` and the like. */
  readonly left: string;
  /** What is broken now, in words. */
  readonly broken: readonly string[];
}

/** A number of rounds of one fault. */
export interface Rounds {
  readonly fault: string;
  readonly engine: string;
  readonly seed: number;
  readonly rounds: number;
  /** How often the fault struck where. */
  readonly left: Readonly<Record<string, number>>;
  /** How often what was answered while it struck, where that was counted. */
  readonly seen?: Readonly<Record<string, number>>;
  /** With the number of the round, counted from 1. */
  readonly broken: readonly string[];
}

export interface RoundsOrder {
  readonly tell?: ((done: number, broken: number) => void) | undefined;
  /** Milliseconds since 1970 after which no round begins. */
  readonly until?: number | undefined;
}

/** Does a round again and again; one that throws is a broken one, and the next follows. */
export async function countRounds(
  { fault, engine, seed, rounds }: Pick<Rounds, "fault" | "engine" | "seed" | "rounds">,
  one: (round: number) => Promise<Round>,
  { tell, until = Number.POSITIVE_INFINITY }: RoundsOrder = {},
): Promise<Rounds> {
  const left: Record<string, number> = {};
  const broken: string[] = [];
  let done = 0;
  while (done < rounds && Date.now() < until) {
    const round = ++done;
    const came = await one(round).catch((reason: unknown) => ({
      left: "the harness itself failed",
      broken: [reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)],
    }));
    left[came.left] = (left[came.left] ?? 0) + 1;
    broken.push(...came.broken.map((what) => `round ${round}: ${what}`));
    tell?.(round, broken.length);
  }
  return { fault, engine, seed, rounds: done, left, broken };
}
