/** The first bytes of a stream, at least `size` unless it ends before, and the stream as if nothing had been read. */
export async function peek(
  bytes: AsyncIterable<Uint8Array>,
  size: number,
): Promise<{ head: Buffer; whole: AsyncGenerator<Uint8Array> }> {
  const source = bytes[Symbol.asyncIterator]();
  const read: Uint8Array[] = [];
  let length = 0;
  let next = await source.next();
  for (; !next.done; next = await source.next()) {
    read.push(next.value);
    length += next.value.byteLength;
    if (length >= size) break;
  }
  const head = Buffer.concat(read);

  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      if (head.length > 0) yield head;
      while (!next.done) {
        next = await source.next();
        if (!next.done) yield next.value;
      }
    } finally {
      await source.return?.();
    }
  }
  return { head, whole: whole() };
}
