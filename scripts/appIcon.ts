import { crc32, deflateSync } from "node:zlib";

/** Our sign, as the tab shows it: three columns and a point above the last, on a field of 22 by 22. */
const COLUMNS = [
  { x: 2, y: 13, width: 4, height: 7 },
  { x: 9, y: 9, width: 4, height: 11 },
  { x: 16, y: 10, width: 4, height: 10 },
] as const;
const POINT = { x: 18, y: 5, radius: 3.2 } as const;
const FIELD = 22;

const PAPER = [0xff, 0xff, 0xff] as const;
const INK = [0x14, 0x18, 0x1f] as const;
const ACCENT = [0x18, 0x64, 0xb7] as const;

/** Samples of a pixel in each direction, so that edges are smooth. */
const SAMPLES = 4;

/** The sign as a PNG, so many pixels wide and high, on paper. `part` is how much of the width it takes: systems cut off corners and rims. */
export function appIcon(size: number, part: number): Buffer {
  const rows: number[] = [];
  const scale = FIELD / (size * part);
  const inset = (size * (1 - part)) / 2;
  for (let row = 0; row < size; row++) {
    // Each line of a PNG begins with its filter: none.
    rows.push(0);
    for (let column = 0; column < size; column++) {
      const sum = [0, 0, 0];
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const x = (column + ((sample % SAMPLES) + 0.5) / SAMPLES - inset) * scale;
        const y = (row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES - inset) * scale;
        colourAt(x, y).forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value));
      }
      rows.push(...sum.map((value) => Math.round(value / SAMPLES ** 2)));
    }
  }
  return png(size, Buffer.from(rows));
}

function colourAt(x: number, y: number): readonly [number, number, number] {
  if (Math.hypot(x - POINT.x, y - POINT.y) <= POINT.radius) return ACCENT;
  const isInColumn = COLUMNS.some((one) => x >= one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height);
  return isInColumn ? INK : PAPER;
}

/** The bytes of a picture of 8 bits each of red, green and blue. */
function png(size: number, lines: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [part("IHDR", head), part("IDAT", deflateSync(lines, { level: 9 })), part("IEND", Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

function part(type: string, bytes: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), bytes]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
