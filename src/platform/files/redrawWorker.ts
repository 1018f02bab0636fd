import { parentPort, workerData } from "node:worker_threads";
import { PhotonImage, resize, SamplingFilter } from "@silvia-odwyer/photon-node";
import { imageHead } from "./imageHead.ts";
import { jpegOrientation } from "./jpegOrientation.ts";
import type { DrawnImage, Redrawn } from "./drawnImage.ts";
import { turnPixels } from "./turnPixels.ts";

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
