import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Picture } from "#documents/drawings/figurePicture.ts";
import { interFolder } from "../interLetters.ts";

/** Pixels for each of the picture, so that it stays sharp on a phone. */
const SHARPNESS = 2;

const { resolve } = createRequire(import.meta.url);
const WEIGHTS = ["400Regular", "600SemiBold", "700Bold"];

let letters: Promise<Uint8Array[]> | undefined;

/** A picture as PNG, in the letters of the app. The drawing holds no address, so nothing is loaded. */
export async function writePng({ svg }: Picture): Promise<Uint8Array> {
  letters ??= open();
  const options = { fontBuffers: await letters, defaultFontFamily: "Inter", sansSerifFamily: "Inter" };
  const drawing = new Resvg(svg, { font: options, fitTo: { mode: "zoom", value: SHARPNESS } });
  try {
    const image = drawing.render();
    const bytes = image.asPng();
    image.free();
    return bytes;
  } finally {
    drawing.free();
  }
}

/** Loads the renderer and the letters, which takes half a second, once in a process. */
async function open(): Promise<Uint8Array[]> {
  await initWasm(readFileSync(resolve("@resvg/resvg-wasm/index_bg.wasm")));
  return WEIGHTS.map((weight) => readFileSync(join(interFolder(weight), `Inter_${weight}.ttf`)));
}
