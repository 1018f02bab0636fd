import { linear, type Rgb } from "./contrast.ts";

/** How colours are seen: as most people do, and in the three common kinds of colour blindness. */
export const VISIONS = ["normal", "protanopia", "deuteranopia", "tritanopia"] as const;
export type Vision = (typeof VISIONS)[number];

/**
 * G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A physiologically-based model for simulation of color vision deficiency",
 * IEEE TVCG 15 (2009), at full severity; on red, green and blue in linear light.
 */
const MATRICES: Readonly<Record<Exclude<Vision, "normal">, readonly Rgb[]>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** How far two colours, written `#rrggbb`, are apart to somebody: a distance in OKLab, where 0.02 is just noticeable side by side. */
export function distanceSeen(one: string, other: string, vision: Vision): number {
  const [a, b] = [oklab(seenWith(vision, linear(one))), oklab(seenWith(vision, linear(other)))];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The same to whoever sees them least apart. */
export function leastDistance(one: string, other: string): number {
  return Math.min(...VISIONS.map((vision) => distanceSeen(one, other, vision)));
}

function seenWith(vision: Vision, rgb: Rgb): Rgb {
  if (vision === "normal") return rgb;
  const [red, green, blue] = MATRICES[vision].map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, part, at) => sum + part * (rgb[at] ?? 0), 0),
      ),
    ),
  );
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** B. Ottosson, "A perceptual color space for image processing" (2020). */
function oklab([red, green, blue]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
