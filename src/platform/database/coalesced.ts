/**
 * Makes a question that is asked once for everybody who asks at the same time: whoever asks while one is under way gets the answer of the next,
 * since what they ask about may have changed after the first was asked.
 */
export function coalesced(ask: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let waiting: Promise<void> | null = null;

  function begin(): Promise<void> {
    waiting = null;
    running = ask().finally(() => {
      running = null;
    });
    return running;
  }

  return () => {
    if (!running) return begin();
    waiting ??= running.then(begin, begin);
    return waiting;
  };
}
