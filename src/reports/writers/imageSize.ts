/** A picture as its own bytes tell. */
export interface ImageSize {
  readonly type: "image/png" | "image/jpeg";
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** Larger pictures are no logos. */
const MOST_PIXELS = 40_000_000;

/** What kind of picture it is and how large; null for what is neither PNG nor JPEG, or absurdly large. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = pngSize(view) ?? jpegSize(view);
  return size && size.width > 0 && size.height > 0 && size.width * size.height <= MOST_PIXELS ? size : null;
}

function pngSize(view: DataView): ImageSize | null {
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== 0x49484452) return null;
  return { type: "image/png", width: view.getUint32(16), height: view.getUint32(20) };
}

function jpegSize(view: DataView): ImageSize | null {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let at = 2; at + 9 < view.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint16(at);
    if (marker < 0xff00) return null;
    // Start of frame, of whichever kind; C4, C8 and CC are tables.
    const kind = marker & 0xff;
    if (kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc)
      return { type: "image/jpeg", width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}
