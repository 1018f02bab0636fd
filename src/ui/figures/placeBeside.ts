export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const GAP = 8;

/** Where something floats beside its anchor: below where there is room, else above, never beyond the window's edge. */
export function placeBeside(
  anchor: Box,
  floating: Size,
  window: Size,
): { readonly left: number; readonly top: number } {
  const centred = anchor.left + anchor.width / 2 - floating.width / 2;
  const left = Math.max(GAP, Math.min(centred, window.width - floating.width - GAP));
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - floating.height - GAP;
  const fitsBelow = below + floating.height <= window.height - GAP;
  return {
    left,
    top: fitsBelow || above < GAP ? Math.max(GAP, Math.min(below, window.height - floating.height - GAP)) : above,
  };
}
