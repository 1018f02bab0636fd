import { crc32, inflateSync } from "node:zlib";
import type { Brand } from "../document.ts";

type Logo = NonNullable<Brand["logo"]>;

/** A picture that can be set, with its width by its height. */
export type UsableLogo = Logo & { readonly ratio: number };

const MOST_BYTES = 2 * 1024 * 1024;
/** A side in pixels; a logo of a few centimetres needs no more, and a picture's memory grows with its area. */
const MOST_PIXELS = 4000;

/** What a picture may unfold to here; of a larger one only the checksums are looked at. */
const MOST_UNFOLDED = 16 * 1024 * 1024;

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** All that a picture needs; texts, profiles and animations are left out, for they can unfold to any size. */
const PNG_CHUNKS = new Set(["IHDR", "PLTE", "tRNS", "IDAT", "IEND"]);

/** The logo in the form it may be unfolded in; null for what is no picture of its type, too large, or not plausible. */
export function usableLogo(logo: Logo | null, mostBytes = MOST_BYTES): UsableLogo | null {
  if (!logo || logo.bytes.byteLength > mostBytes) return null;
  // What crosses a thread may arrive as a plain array of bytes in a foreign buffer.
  const bytes = new Uint8Array(logo.bytes);
  const plain = logo.type === "image/png" ? plainPng(bytes) : plainJpeg(bytes);
  return plain && { ...plain, type: logo.type };
}

interface Plain {
  readonly bytes: Uint8Array;
  readonly ratio: number;
}

function plainPng(bytes: Uint8Array): Plain | null {
  if (PNG_START.some((byte, at) => bytes[at] !== byte)) return null;
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [bytes.subarray(0, PNG_START.length)];
  const points: Uint8Array[] = [];
  let seen = "";
  let ratio: number | null = null;
  for (let at = PNG_START.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const end = at + 12 + length;
    if (end > bytes.length) return null;
    const name = String.fromCodePoint(...bytes.subarray(at + 4, at + 8));
    if (seen === "") {
      ratio = name === "IHDR" ? ratioOf(view.getUint32(at + 8), view.getUint32(at + 12)) : null;
      if (ratio === null) return null;
    }
    if (PNG_CHUNKS.has(name)) {
      if (crc32(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null;
      kept.push(bytes.subarray(at, end));
    }
    if (name === "IDAT") points.push(bytes.subarray(at + 8, end - 4));
    seen = name;
    at = end;
    if (name === "IEND") return ratio !== null && unfolds(joined(points), view) ? { bytes: joined(kept), ratio } : null;
  }
  return null;
}

/** Samples of a point by the type of colour that the head names. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Whether there is a point behind every place that the head promises: a sound head can have rubbish behind it. */
function unfolds(points: Uint8Array, head: DataView): boolean {
  const [width, height, depth] = [head.getUint32(16), head.getUint32(20), head.getUint8(24)];
  const samples = SAMPLES[head.getUint8(25)];
  if (samples === undefined) return false;
  const promised = height * (1 + Math.ceil((width * samples * depth) / 8));
  if (promised > MOST_UNFOLDED) return points.length > 0;
  const interlaced = head.getUint8(28) === 1;
  try {
    // Interlaced ones repeat the heads of rows in each of seven passes.
    const { length } = inflateSync(points, { maxOutputLength: promised * 2 + 64 });
    return interlaced ? length >= promised - height : length === promised;
  } catch {
    return false;
  }
}

function plainJpeg(bytes: Uint8Array): Plain | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  const view = viewOf(bytes);
  for (let at = 2; at + 9 < bytes.length; ) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    // The frame's head says the size; C4, C8 and CC are tables that share its range.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      const ratio = ratioOf(view.getUint16(at + 7), view.getUint16(at + 5));
      return ratio === null ? null : { bytes, ratio };
    }
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** Width by height; null where a side is missing or larger than a logo's. */
function ratioOf(width: number, height: number): number | null {
  return width >= 1 && height >= 1 && width <= MOST_PIXELS && height <= MOST_PIXELS ? width / height : null;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
