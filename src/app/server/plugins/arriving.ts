import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { Failure } from "#domain/failure.ts";

export const BYTES = "application/octet-stream";

/** A sender that is silent for so long has lost its line; it may go on where it stopped. */
const SILENCE_MS = 20_000;
/** A piece that takes longer comes over a line on which smaller pieces are better. */
const WHOLE_MS = 180_000;
/** What Node itself lets a request take to arrive. */
export const LONGEST_ARRIVAL_MS = WHOLE_MS + 20_000;

/**
 * The bytes of a request's body while they arrive. Slow senders are let go, so that nobody holds a connection for ever.
 *
 * @throws Failure `too-large` beyond `most` bytes; what came before was handed on
 */
export async function* arriving({ body, raw }: FastifyRequest, most: number): AsyncGenerator<Uint8Array> {
  if (!(body instanceof Readable)) return;
  let bytes = 0;
  let silence = setTimeout(() => undefined, 0);
  const giveUp = () =>
    body.destroy(new Failure("invalid-input", "The upload was too slow and stopped. Resume it where it stopped."));
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(giveUp, SILENCE_MS);
  };
  const whole = setTimeout(giveUp, WHOLE_MS);
  listen();
  try {
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      listen();
      bytes += chunk.byteLength;
      if (bytes > most) throw new Failure("too-large", `A request can have at most ${most} bytes.`);
      yield chunk;
    }
  } finally {
    clearTimeout(silence);
    clearTimeout(whole);
    // What nobody reads would hold the connection.
    if (!raw.complete) raw.resume();
  }
}
