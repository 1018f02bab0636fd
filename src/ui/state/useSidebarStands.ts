import { useAppState } from "./appState.ts";

/** Whether the pages of the section and the parts of the page stand beside the content: chosen, and with room for it. */
export const useSidebarStands = (): boolean =>
  useAppState(({ menu }) => menu.useSidebar && !menu.attrMobile && menu.placementStatus.placement === "horizontal");
