/** Where the cells of a line begin and end, and the fingerprints of their bytes. */
export interface PlainCells {
  readonly bytes: Uint8Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly hashes: Int32Array;
  /** 1 where the cell's bytes are those of the line that was taken before. */
  readonly same: Uint8Array;
}

/** Takes lines whose cells it has met before; what they mean it learns from `RowCheck.check`. */
export interface PlainCheck {
  /** Takes the line, with the very result that `check` would have; false where only `check` can say. */
  readonly take: (cells: PlainCells) => boolean;
  /** Remembers the cells of a line that `check` has just found sound. */
  readonly learn: (cells: PlainCells) => void;
}
