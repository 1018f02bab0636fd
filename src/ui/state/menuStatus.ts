import { MENU_BREAKPOINTS } from "./breakpoints.ts";
import type { Behaviour, MenuChoice, Placement } from "./menuChoice.ts";

/** What the menu takes the window for. */
export type DeviceMode = "desktop" | "tablet" | "mobile";

/** What a window makes of the choice: nothing here is chosen, all of it follows. */
export interface MenuStatus {
  /** Where the menu stands; on a phone every menu is a drawer. */
  readonly placementStatus: { readonly placement: Placement; readonly device: DeviceMode };
  /** Whether it is held open: a pin needs room. */
  readonly behaviourStatus: Behaviour;
  /** Names of the states that its style knows. */
  readonly navClasses: readonly string[];
  readonly attrMobile: boolean;
  /** Opening and closing is shown as a movement. */
  readonly attrMenuAnimate: boolean;
  /** Groups are folded, since only a rail of signs is to be seen. */
  readonly collapseAll: boolean;
  /** The room that the content leaves to the menu, in CSS pixels. */
  readonly menuPadding: number;
}

export const RAIL_WIDTH = 64;
export const COLUMN_WIDTH = 264;

/** The menu of a choice in a window of a width in CSS pixels; `showing` says whether rail or drawer are opened. */
export function menuStatus(
  { behaviour, placement }: Pick<MenuChoice, "behaviour" | "placement">,
  width: number,
  showing: boolean,
): MenuStatus {
  const device = deviceMode(width, placement);
  const attrMobile = device === "mobile";
  const behaviourStatus = behaviour === "pinned" && device === "desktop" ? "pinned" : "unpinned";
  const isRail = placement === "vertical" && !attrMobile && behaviourStatus === "unpinned";
  const collapseAll = isRail && !showing;
  return {
    placementStatus: { placement, device },
    behaviourStatus,
    navClasses: [placement, behaviourStatus, device, ...(collapseAll ? ["collapsed"] : [])],
    attrMobile,
    attrMenuAnimate: isRail,
    collapseAll,
    menuPadding: paddingOf(placement, behaviourStatus, attrMobile),
  };
}

/** Desktop, tablet or mobile, by the width of the window in CSS pixels. */
export function deviceMode(width: number, placement: Placement): DeviceMode {
  const { verticalUnpinned, verticalMobile, horizontalMobile } = MENU_BREAKPOINTS;
  if (width < (placement === "vertical" ? verticalMobile : horizontalMobile)) return "mobile";
  return width < verticalUnpinned ? "tablet" : "desktop";
}

function paddingOf(placement: Placement, behaviourStatus: Behaviour, attrMobile: boolean): number {
  if (attrMobile || placement === "horizontal") return 0;
  return behaviourStatus === "pinned" ? COLUMN_WIDTH : RAIL_WIDTH;
}
