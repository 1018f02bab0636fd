import letters from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { FigurePart } from "#documents/document.ts";
import { figurePicture, type Picture, pictureLook } from "#documents/drawings/figurePicture.ts";
import type { Spending } from "#documents/spending.ts";
import { saveFile } from "#ui/figures/saveFile.ts";

/** Pixels of the picture for each of the chart, so that it stays sharp on a slide. */
const SHARPNESS = 2;

/**
 * Saves a figure as a picture that stands alone, and answers its size in pixels. A PNG has the colours of the screen; an SVG is for
 * documents and has those of paper.
 */
export async function savePicture(
  part: FigurePart,
  spending: Spending,
  kind: "png" | "svg",
  name: string,
): Promise<{ readonly width: number; readonly height: number }> {
  const isDark = document.documentElement.dataset["mantineColorScheme"] === "dark";
  const picture = figurePicture(part, {
    ...pictureLook(spending, kind === "png" && isDark ? "dark" : "light"),
    ...(kind === "png" && { styles: await letterStyles() }),
  });
  if (!picture) throw new Error("A block without a chart has no picture");
  if (kind === "svg") {
    saveFile(name, "image/svg+xml;charset=utf-8", picture.svg);
    return picture;
  }
  saveFile(name, "image/png", await toPng(picture));
  return { width: picture.width * SHARPNESS, height: picture.height * SHARPNESS };
}

/** A picture loads nothing from elsewhere, so its letters come with it. */
async function letterStyles(): Promise<string> {
  const answer = await fetch(letters);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${btoa(binary)}) format("woff2")}`;
}

async function toPng({ svg, width, height }: Picture): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = width * SHARPNESS;
    canvas.height = height * SHARPNESS;
    const pen = canvas.getContext("2d");
    if (!pen) throw new Error("The browser draws no pictures");
    pen.scale(SHARPNESS, SHARPNESS);
    pen.drawImage(image, 0, 0, width, height);
    return await new Promise((done, failed) => {
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("The picture is too large"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
