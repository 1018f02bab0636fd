/** How a camera held a JPEG picture, 1 to 8 as Exif counts; 1, upright, where it does not say. */
export function jpegOrientation(bytes: Buffer): number {
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
