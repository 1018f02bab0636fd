import { Readable } from "node:stream";
import { triedAgain } from "./triedAgain.ts";

export interface SilenceLimit {
  readonly signal: AbortSignal;
  /** Waits for the service so long; the time in which nobody asks it for more does not count. */
  readonly within: <T>(wait: () => Promise<T>) => Promise<T>;
}

export function silenceLimit(milliseconds: number): SilenceLimit {
  const over = new AbortController();
  return {
    signal: over.signal,
    async within(wait) {
      const clock = setTimeout(() => {
        over.abort(new Error(`The bucket has said nothing for ${milliseconds / 1_000} s.`));
      }, milliseconds);
      try {
        return await wait();
      } finally {
        clearTimeout(clock);
      }
    },
  };
}

/** Whether a line to a service broke, before it answered or in the middle of what it sends. `fetch` says so by a TypeError with a cause. */
export function isBrokenLine(reason: unknown): boolean {
  return reason instanceof TypeError && reason.cause !== undefined;
}

/**
 * A file as it comes. Where its line breaks, it goes on from there.
 *
 * @param goOn asks for the same file from a byte on; throws where that is not to be had
 */
export function bucketStream(
  first: ReadableStream<Uint8Array>,
  silence: SilenceLimit,
  goOn: (from: number) => Promise<ReadableStream<Uint8Array>>,
): Readable {
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = first.getReader();
  let got = 0;
  const next = async () => {
    const whole = reader ?? (await silence.within(() => goOn(got))).getReader();
    reader = null;
    const piece = await silence.within(() => whole.read());
    reader = whole;
    return piece;
  };
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const { done, value } = await triedAgain(next, isBrokenLine);
      if (done) return;
      got += value.byteLength;
      yield value;
    }
  }
  const stream = Readable.from(pieces(), { objectMode: false });
  // Whoever takes no more, or never began, leaves the connection to others.
  return stream.once("close", () => void reader?.cancel().catch(() => undefined));
}
