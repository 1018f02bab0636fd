/** Screens that have their address, menu entry and rights, but no contents yet. The list is to become empty. */
export const BEING_BUILT: readonly string[] = [];
