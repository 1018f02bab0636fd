import { parentPort, workerData } from "node:worker_threads";
import { PhotonImage, resize, SamplingFilter } from "@silvia-odwyer/photon-node";
import type { DrawnImage, Redrawn } from "./drawnImage.ts";
import { imageHead } from "./imageHead.ts";

/** A picture as pixels: red, green, blue and opacity, a byte each, row by row. */
interface Pixels {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Turns and mirrors a picture so that one held as Exif's `orientation` says (1 to 8) stands upright. */
function turnPixels(given: Pixels, orientation: number): Pixels {
  if (orientation <= 1 || orientation > 8) return given;
  const { width, height } = given;
  const isSideways = orientation >= 5;
  const turned = { width: isSideways ? height : width, height: isSideways ? width : height };
  const from = new Uint32Array(
    given.bytes.buffer.slice(given.bytes.byteOffset, given.bytes.byteOffset + width * height * 4),
  );
  const to = new Uint32Array(width * height);
  for (let y = 0; y < turned.height; y += 1) {
    for (let x = 0; x < turned.width; x += 1) to[y * turned.width + x] = from[sourceOf(x, y, given, orientation)] ?? 0;
  }
  return { bytes: new Uint8Array(to.buffer), ...turned };
}

/** Where the pixel stood that shall stand at a place of the upright picture. */
function sourceOf(x: number, y: number, { width, height }: Pixels, orientation: number): number {
  const [right, bottom] = [width - 1, height - 1];
  switch (orientation) {
    case 2:
      return y * width + (right - x);
    case 3:
      return (bottom - y) * width + (right - x);
    case 4:
      return (bottom - y) * width + x;
    case 5:
      return x * width + y;
    case 6:
      return (bottom - x) * width + y;
    case 7:
      return (bottom - x) * width + (right - y);
    default:
      return x * width + (right - y);
  }
}

/** How a camera held a JPEG picture, 1 to 8 as Exif counts; 1, upright, where it does not say. */
function jpegOrientation(bytes: Buffer): number {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const isExif = bytes[at + 1] === 0xe1 && bytes.toString("latin1", at + 4, at + 10) === "Exif\0\0";
    if (isExif) return orientationIn(bytes.subarray(at + 10, at + 2 + bytes.readUInt16BE(at + 2)));
  }
  return 1;
}

const ORIENTATION = 0x0112;
/** Bytes of one entry in a directory of TIFF. */
const ENTRY = 12;

/** Looks through the first directory of TIFF data, in either order of bytes. */
function orientationIn(tiff: Buffer): number {
  if (tiff.length < 10) return 1;
  const little = tiff.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = short(directory);
  for (let index = 0; index < Math.min(entries, 200); index += 1) {
    const at = directory + 2 + index * ENTRY;
    if (short(at) !== ORIENTATION) continue;
    const found = short(at + 8);
    return found >= 1 && found <= 8 ? found : 1;
  }
  return 1;
}

/** Screens and slides show no more than this, in pixels along the longer side. */
const LONGEST_SIDE = 2_400;
const JPEG_QUALITY = 86;

const given: Uint8Array = workerData;

const port = parentPort;
port?.postMessage({
  image: redraw(Buffer.from(given.buffer, given.byteOffset, given.byteLength)),
} satisfies Redrawn);

/** Null for what cannot be unpacked. */
function redraw(bytes: Buffer): DrawnImage | null {
  const head = imageHead(bytes);
  if (!head) return null;
  const image = shrunk(
    upright(PhotonImage.new_from_byteslice(bytes), head.type === "image/jpeg" ? jpegOrientation(bytes) : 1),
  );
  const isPhoto = head.type === "image/jpeg" || (head.type === "image/webp" && isOpaque(image.get_raw_pixels()));
  const drawn = isPhoto ? image.get_bytes_jpeg(JPEG_QUALITY) : image.get_bytes();
  return {
    type: isPhoto ? "image/jpeg" : "image/png",
    bytes: new Uint8Array(drawn),
    width: image.get_width(),
    height: image.get_height(),
  };
}

function upright(image: PhotonImage, orientation: number): PhotonImage {
  if (orientation === 1) return image;
  const pixels = { bytes: image.get_raw_pixels(), width: image.get_width(), height: image.get_height() };
  const turned = turnPixels(pixels, orientation);
  image.free();
  return new PhotonImage(turned.bytes, turned.width, turned.height);
}

function shrunk(image: PhotonImage): PhotonImage {
  const longest = Math.max(image.get_width(), image.get_height());
  if (longest <= LONGEST_SIDE) return image;
  const part = LONGEST_SIDE / longest;
  const [width, height] = [image.get_width(), image.get_height()].map((side) => Math.max(1, Math.round(side * part)));
  const small = resize(image, width ?? 1, height ?? 1, SamplingFilter.Lanczos3);
  image.free();
  return small;
}

function isOpaque(pixels: Uint8Array): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}
