import { Failure } from "#domain/failure.ts";
import { inputError, wrongInput } from "#domain/wrongInput.ts";

export interface Logo {
  readonly type: "image/png" | "image/jpeg";
  readonly width: number;
  readonly height: number;
}

const MOST_BYTES = 512 * 1024;
const MOST_PIXELS = 2_000;

/**
 * What a picture's own bytes say it is. It has to be whole and to end where its format says, so that nothing else travels behind it.
 *
 * @throws Failure `invalid-input`, `too-large`
 */
export function readLogo(bytes: Buffer): Logo {
  if (bytes.length > MOST_BYTES) throw new Failure("too-large", "A logo can have at most 512 KiB.");
  const logo = readPng(bytes) ?? readJpeg(bytes);
  if (!logo) throw wrongInput([inputError("/body/data", "logo-format")]);
  const { width, height } = logo;
  if (width < 1 || height < 1 || width > MOST_PIXELS || height > MOST_PIXELS)
    throw wrongInput([inputError("/body/data", "logo-size", { most: MOST_PIXELS, width, height })]);
  return logo;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Length, name and checksum around the contents of a chunk. */
const CHUNK_FRAME = 12;

/** Walks the chunks from IHDR to IEND. */
function readPng(bytes: Buffer): Logo | null {
  if (!bytes.subarray(0, 8).equals(PNG_SIGNATURE) || bytes.length < 8 + CHUNK_FRAME + 13) return null;
  if (nameOf(bytes, 8) !== "IHDR") return null;
  let at = 8;
  while (at + CHUNK_FRAME <= bytes.length) {
    const end = at + CHUNK_FRAME + bytes.readUInt32BE(at);
    if (nameOf(bytes, at) === "IEND") {
      if (end !== bytes.length) return null;
      return { type: "image/png", width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
    }
    at = end;
  }
  return null;
}

function nameOf(bytes: Buffer, chunk: number): string {
  return bytes.toString("latin1", chunk + 4, chunk + 8);
}

/** Start-of-frame markers, which hold the size: C0 to CF without the tables C4, C8 and CC. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const START_OF_SCAN = 0xda;

/** Walks the segments up to the picture's data, and looks for the end-of-image marker as the last two bytes and nowhere before. */
function readJpeg(bytes: Buffer): Logo | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return null;
  let [at, size] = [2, { width: 0, height: 0 }];
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === START_OF_SCAN) {
      const end = bytes.indexOf(Buffer.from([0xff, 0xd9]), at);
      return end === bytes.length - 2 ? { type: "image/jpeg", ...size } : null;
    }
    if (isFrame(marker) && at + 9 <= bytes.length)
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
