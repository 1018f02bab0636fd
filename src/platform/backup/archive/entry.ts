/** One part of an archive: a name with slashes, and so few bytes that they are at hand. */
export interface Entry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Tables and files longer than this are cut into several entries, so that neither end needs more memory than this a few times over. */
export const PIECE_BYTES = 4 * 1024 * 1024;

/** Cuts a stream into pieces of `PIECE_BYTES`, the last one excepted. */
export async function* inPieces(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    for (let from = 0; from < chunk.byteLength; ) {
      const part = chunk.subarray(from, from + PIECE_BYTES - bytes);
      held.push(part);
      bytes += part.byteLength;
      from += part.byteLength;
      if (bytes < PIECE_BYTES) continue;
      yield Buffer.concat(held);
      held = [];
      bytes = 0;
    }
  }
  if (bytes > 0) yield Buffer.concat(held);
}
