import { browserDeflater, type Deflater } from "./deflater.ts";

/** A file inside an archive, in pieces that are made while it is packed. */
export interface ZipPart {
  readonly name: string;
  readonly pieces: Iterable<string | Uint8Array<ArrayBuffer>>;
  /** Stands before all others, however late it is made. */
  readonly first?: true;
}

interface Packed {
  readonly name: Uint8Array;
  readonly crc: number;
  readonly size: number;
  readonly bytes: readonly Uint8Array<ArrayBuffer>[];
  readonly packedSize: number;
}

const encoder = new TextEncoder();

/** Bytes that are packed at a time: enough that handing them over costs nothing. */
const CHUNK = 65_536;

/** Larger archives would need records that not every program reads. */
const MOST_BYTES = 0xffffffff;

/** Names are UTF-8. */
const UTF8_FLAG = 0x0800;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980: the same document makes the same bytes whenever it is written. */
const DAY = 0x0021;

/**
 * Packs texts and bytes as a ZIP archive, in the browser and on the server alike. Parts are packed while they are made, so that no more than
 * the packed bytes is held; sizes stand before each part, which every reader understands.
 *
 * @throws RangeError when the archive would be larger than 4 GiB
 */
export async function packZip(
  parts: Iterable<ZipPart>,
  deflater: Deflater = browserDeflater,
): Promise<Uint8Array<ArrayBuffer>> {
  const packed: Packed[] = [];
  for (const part of parts) packed.splice(part.first ? 0 : packed.length, 0, await pack(part, deflater));

  const heads = packed.map(localHead);
  const listed: Uint8Array[] = [];
  let offset = 0;
  packed.forEach((part, at) => {
    listed.push(listEntry(part, offset));
    offset += (heads[at]?.length ?? 0) + part.packedSize;
  });
  const listSize = listed.reduce((sum, { length }) => sum + length, 0);
  const size = offset + listSize + 22;
  if (size > MOST_BYTES || packed.some((part) => part.size > MOST_BYTES))
    throw new RangeError("The file would be larger than 4 GiB.");

  const archive = new Uint8Array(size);
  let at = 0;
  const write = (bytes: Uint8Array) => {
    archive.set(bytes, at);
    at += bytes.length;
  };
  packed.forEach((part, index) => {
    const head = heads[index];
    if (head) write(head);
    part.bytes.forEach(write);
  });
  listed.forEach(write);
  write(listEnd(packed.length, listSize, offset));
  return archive;
}

async function pack({ name, pieces }: ZipPart, deflater: Deflater): Promise<Packed> {
  const press = deflater.open();
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  const collected = collect(press.readable, bytes);
  const writer = press.writable.getWriter();
  let crc = 0;
  let size = 0;
  try {
    for (const chunk of chunksOf(pieces)) {
      crc = deflater.crc(chunk, crc);
      size += chunk.length;
      await writer.write(chunk);
    }
    await writer.close();
  } catch (reason) {
    await writer.abort(reason).catch(() => undefined);
    await collected.catch(() => undefined);
    throw reason;
  }
  await collected;
  const packedSize = bytes.reduce((sum, { length }) => sum + length, 0);
  return { name: encoder.encode(name), crc, size, bytes, packedSize };
}

/** Texts are written into bytes as they come: what is pieced together of many small ones is not held as such. */
function* chunksOf(pieces: ZipPart["pieces"]): Generator<Uint8Array<ArrayBuffer>> {
  let chunk = new Uint8Array(CHUNK);
  let filled = 0;
  for (const piece of pieces) {
    if (typeof piece !== "string") {
      if (filled > 0) yield chunk.slice(0, filled);
      filled = 0;
      yield piece;
      continue;
    }
    for (let from = 0; from < piece.length; ) {
      const { read, written } = encoder.encodeInto(from === 0 ? piece : piece.slice(from), chunk.subarray(filled));
      from += read;
      filled += written;
      if (from === piece.length) break;
      yield chunk.subarray(0, filled);
      chunk = new Uint8Array(CHUNK);
      filled = 0;
    }
  }
  if (filled > 0) yield chunk.subarray(0, filled);
}

async function collect(
  readable: ReadableStream<Uint8Array<ArrayBuffer>>,
  into: Uint8Array<ArrayBuffer>[],
): Promise<void> {
  const reader = readable.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) into.push(trimmed(read.value));
}

/** A little that came in a large buffer does not keep the whole of it. */
function trimmed(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return bytes.length < bytes.buffer.byteLength / 2 ? bytes.slice() : bytes;
}

function localHead({ name, crc, size, packedSize }: Packed): Uint8Array {
  const head = new DataView(new ArrayBuffer(30 + name.length));
  head.setUint32(0, 0x04034b50, true);
  writeFacts(head, 4, crc, packedSize, size);
  head.setUint16(26, name.length, true);
  return withName(head, 30, name);
}

function listEntry({ name, crc, size, packedSize }: Packed, offset: number): Uint8Array {
  const entry = new DataView(new ArrayBuffer(46 + name.length));
  entry.setUint32(0, 0x02014b50, true);
  entry.setUint16(4, VERSION, true);
  writeFacts(entry, 6, crc, packedSize, size);
  entry.setUint16(28, name.length, true);
  entry.setUint32(42, offset, true);
  return withName(entry, 46, name);
}

/** What stands alike before a part and in the list of parts. */
function writeFacts(view: DataView, at: number, crc: number, packedSize: number, size: number): void {
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, UTF8_FLAG, true);
  view.setUint16(at + 4, DEFLATED, true);
  view.setUint16(at + 8, DAY, true);
  view.setUint32(at + 10, crc, true);
  view.setUint32(at + 14, packedSize, true);
  view.setUint32(at + 18, size, true);
}

function withName(view: DataView<ArrayBuffer>, at: number, name: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(view.buffer);
  bytes.set(name, at);
  return bytes;
}

function listEnd(count: number, size: number, offset: number): Uint8Array {
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, count, true);
  end.setUint16(10, count, true);
  end.setUint32(12, size, true);
  end.setUint32(16, offset, true);
  return new Uint8Array(end.buffer);
}
