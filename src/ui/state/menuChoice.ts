import { oneOf, yesOrNo } from "./stored.ts";

/** A pinned menu keeps its full width beside the content; an unpinned one is a rail that opens over it. */
export const BEHAVIOURS = ["pinned", "unpinned"] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

export const PLACEMENTS = ["vertical", "horizontal"] as const;
export type Placement = (typeof PLACEMENTS)[number];

/** What a person decides about the menu. */
export interface MenuChoice {
  readonly behaviour: Behaviour;
  readonly placement: Placement;
  /** Below a horizontal menu, the pages of a section also stand beside the content. */
  readonly useSidebar: boolean;
  /** Whether the vertical menu has a button to pin it. */
  readonly pinButtonEnable: boolean;
}

export const USUAL_MENU: MenuChoice = {
  behaviour: "unpinned",
  placement: "vertical",
  useSidebar: false,
  pinButtonEnable: true,
};

/** A choice out of whatever was stored; what makes no sense is as usual. */
export function readMenuChoice(stored: Readonly<Record<string, unknown>>): MenuChoice {
  return {
    behaviour: oneOf(BEHAVIOURS, stored["behaviour"], USUAL_MENU.behaviour),
    placement: oneOf(PLACEMENTS, stored["placement"], USUAL_MENU.placement),
    useSidebar: yesOrNo(stored["useSidebar"], USUAL_MENU.useSidebar),
    pinButtonEnable: yesOrNo(stored["pinButtonEnable"], USUAL_MENU.pinButtonEnable),
  };
}
