const NEWLINE = 0x0a;

/** Regroups a byte stream into pieces of about `size` bytes that end at a line's end, each in a buffer of its own. */
export async function* wholeLines(
  chunks: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    held.push(chunk);
    bytes += chunk.byteLength;
    if (bytes < size) continue;
    const joined = join(held, bytes);
    const end = joined.lastIndexOf(NEWLINE) + 1;
    if (end === 0) {
      held = [joined];
      continue;
    }
    yield joined.slice(0, end);
    held = [joined.subarray(end)];
    bytes -= end;
  }
  if (bytes > 0) yield join(held, bytes);
}

function join(parts: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.byteLength;
  }
  return joined;
}
