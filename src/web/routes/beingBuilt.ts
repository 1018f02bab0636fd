import { landing } from "./screen.ts";

/** What stands in the place of the screens of `BEING_BUILT`. */
export const BeingBuilt = landing(() => import("../landing/BeingBuiltScreen.tsx"));
