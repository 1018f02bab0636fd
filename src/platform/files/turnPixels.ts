/** A picture as pixels: red, green, blue and opacity, a byte each, row by row. */
export interface Pixels {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Turns and mirrors a picture so that one held as Exif's `orientation` says (1 to 8) stands upright. */
export function turnPixels(given: Pixels, orientation: number): Pixels {
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
