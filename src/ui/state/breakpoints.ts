/** Widths of the window in CSS pixels from which on a layout holds. */
export const BREAKPOINTS = { sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 } as const;

/** Widths of the window in CSS pixels below which the menu gives room: first its pin, then its place. */
export const MENU_BREAKPOINTS = {
  verticalUnpinned: BREAKPOINTS.xxl,
  verticalMobile: BREAKPOINTS.lg,
  horizontalMobile: BREAKPOINTS.lg,
} as const;
