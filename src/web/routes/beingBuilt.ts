import { inside } from "./screen.ts";

/** What stands in the place of the screens of `BEING_BUILT`. */
export const BeingBuilt = inside(() => import("../landing/BeingBuiltScreen.tsx"));
