/** How an archive's parts are packed. Browsers and Node.js do it unlike, and the packed bytes say the same. */
export interface Deflater {
  /** Packs one part: plain bytes in, packed ones out. */
  readonly open: () => {
    readonly writable: WritableStream<Uint8Array<ArrayBuffer>>;
    readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;
  };
  /** The check of all bytes so far, from that of those before them; 0 before the first. */
  readonly crc: (bytes: Uint8Array, before: number) => number;
}

/** Needs nothing that a browser does not have. */
export const browserDeflater: Deflater = {
  open: () => new CompressionStream("deflate-raw"),
  crc: (bytes, before) => (addToCrc((before ^ 0xffffffff) >>> 0, bytes) ^ 0xffffffff) >>> 0,
};

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
