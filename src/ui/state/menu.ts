import { MENU_BREAKPOINTS } from "./breakpoints.ts";
import type { MenuChoice } from "./menuChoice.ts";
import { type MenuStatus, menuStatus } from "./menuStatus.ts";

/** The choice, and what the window makes of it. */
export interface Menu extends MenuChoice, MenuStatus {
  readonly breakpoints: typeof MENU_BREAKPOINTS;
}

/** The menu of a choice in a window of a width in CSS pixels, opened or not. */
export function menuOf(choice: MenuChoice, width: number, showing: boolean): Menu {
  const { behaviour, placement, useSidebar, pinButtonEnable } = choice;
  return {
    behaviour,
    placement,
    useSidebar,
    pinButtonEnable,
    ...menuStatus(choice, width, showing),
    breakpoints: MENU_BREAKPOINTS,
  };
}
