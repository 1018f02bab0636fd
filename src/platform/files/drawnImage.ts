/** A picture drawn anew. */
export interface DrawnImage {
  readonly type: "image/png" | "image/jpeg";
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

/** What the thread that draws answers; null for what cannot be unpacked. */
export interface Redrawn {
  readonly image: DrawnImage | null;
}
