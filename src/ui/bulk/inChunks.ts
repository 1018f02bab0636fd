/** How a run over many entries goes on and is stopped. */
interface ChunkRun<Item, Result> {
  /** Entries that go in one call: few enough to see it move on, and to stop it in time. */
  readonly atOnce: number;
  readonly send: (some: readonly Item[]) => Promise<readonly Result[]>;
  readonly signal: AbortSignal;
  /** Told after every call: all results so far, and how much is done, from 0 to 1. */
  readonly onResults: (results: readonly Result[], part: number) => void;
}

/** Sends entries bit by bit, one call after another, until all are sent or the signal stops it. What fails is thrown on. */
export async function inChunks<Item, Result>(
  items: readonly Item[],
  { atOnce, send, signal, onResults }: ChunkRun<Item, Result>,
): Promise<void> {
  const results: Result[] = [];
  for (let at = 0; at < items.length && !signal.aborted; at += atOnce) {
    const some = items.slice(at, at + atOnce);
    results.push(...(await send(some)));
    onResults([...results], (at + some.length) / items.length);
  }
}
