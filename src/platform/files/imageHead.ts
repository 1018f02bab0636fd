import type { ImageType } from "./fileKinds.ts";

/** What the first bytes of a picture say of it. */
export interface ImageHead {
  readonly type: ImageType;
  readonly width: number;
  readonly height: number;
}

/** Reads type and size of a picture from its bytes, without unpacking any of it; null for what is none. */
export function imageHead(bytes: Buffer): ImageHead | null {
  return pngHead(bytes) ?? jpegHead(bytes) ?? webpHead(bytes) ?? gifHead(bytes);
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngHead(bytes: Buffer): ImageHead | null {
  if (bytes.length < 33 || !bytes.subarray(0, 8).equals(PNG) || bytes.toString("latin1", 12, 16) !== "IHDR")
    return null;
  return { type: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function gifHead(bytes: Buffer): ImageHead | null {
  if (bytes.length < 13 || !/^GIF8[79]a$/.test(bytes.toString("latin1", 0, 6))) return null;
  return { type: "image/gif", width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

/** Start-of-frame markers, which hold the size: C0 to CF without the tables C4, C8 and CC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegHead(bytes: Buffer): ImageHead | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    if (isFrame(bytes[at + 1] ?? 0))
      return { type: "image/jpeg", height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return null;
}

/** WebP has three forms, each with its size elsewhere. */
function webpHead(bytes: Buffer): ImageHead | null {
  if (bytes.length < 30 || bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WEBP")
    return null;
  const size = webpSize(bytes, bytes.toString("latin1", 12, 16));
  return size && { type: "image/webp", ...size };
}

function webpSize(bytes: Buffer, form: string): { width: number; height: number } | null {
  switch (form) {
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
    case "VP8L": {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    default:
      return null;
  }
}
