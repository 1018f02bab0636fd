/** A file inside an archive, in pieces that are made while it is packed. */
export interface ZipPart {
  readonly name: string;
  readonly pieces: Iterable<string> | AsyncIterable<string>;
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

/** Larger archives would need records that not every program reads. */
const MOST_BYTES = 0xffffffff;

/** Names are UTF-8. */
const UTF8_FLAG = 0x0800;
const DEFLATED = 8;
const VERSION = 20;
/** 1 January 1980: the same document makes the same bytes whenever it is written. */
const DAY = 0x0021;

/**
 * Packs texts as a ZIP archive, in the browser and on the server alike. Parts are packed while they are made, so that no more than
 * the packed bytes is held; sizes stand before each part, which every reader understands.
 *
 * @throws RangeError when the archive would be larger than 4 GiB
 */
export async function packZip(parts: AsyncIterable<ZipPart> | Iterable<ZipPart>): Promise<Uint8Array<ArrayBuffer>> {
  const packed: Packed[] = [];
  for await (const part of parts) packed.splice(part.first ? 0 : packed.length, 0, await pack(part));

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

async function pack({ name, pieces }: ZipPart): Promise<Packed> {
  const press = new CompressionStream("deflate-raw");
  const bytes: Uint8Array<ArrayBuffer>[] = [];
  const collected = collect(press.readable, bytes);
  const writer = press.writable.getWriter();
  let crc = 0xffffffff;
  let size = 0;
  try {
    for await (const piece of pieces) {
      const plain = encoder.encode(piece);
      crc = addToCrc(crc, plain);
      size += plain.length;
      await writer.write(plain);
    }
    await writer.close();
  } catch (reason) {
    await writer.abort(reason).catch(() => undefined);
    await collected.catch(() => undefined);
    throw reason;
  }
  await collected;
  const packedSize = bytes.reduce((sum, { length }) => sum + length, 0);
  return { name: encoder.encode(name), crc: (crc ^ 0xffffffff) >>> 0, size, bytes, packedSize };
}

async function collect(readable: ReadableStream<Uint8Array<ArrayBuffer>>, into: Uint8Array[]): Promise<void> {
  const reader = readable.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) into.push(read.value);
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

/** Four tables, so that four bytes are taken at a time. */
const CRC = crcTables();

function crcTables(): Uint32Array[] {
  const first = Uint32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    return crc;
  });
  const tables = [first];
  for (let more = 1; more < 4; more += 1) {
    const before = tables[more - 1] ?? first;
    tables.push(before.map((crc) => (crc >>> 8) ^ (first[crc & 0xff] ?? 0)));
  }
  return tables;
}

function addToCrc(start: number, bytes: Uint8Array): number {
  const [t0, t1, t2, t3] = CRC;
  if (!t0 || !t1 || !t2 || !t3) return start;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let crc = start;
  let at = 0;
  for (const last = bytes.length - 3; at < last; at += 4) {
    crc ^= view.getInt32(at, true);
    crc =
      (t3[crc & 0xff] ?? 0) ^ (t2[(crc >>> 8) & 0xff] ?? 0) ^ (t1[(crc >>> 16) & 0xff] ?? 0) ^ (t0[crc >>> 24] ?? 0);
  }
  for (; at < bytes.length; at += 1) crc = (crc >>> 8) ^ (t0[(crc ^ view.getUint8(at)) & 0xff] ?? 0);
  return crc;
}
