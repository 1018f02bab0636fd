import type { RouteItem } from "../routeItem.ts";
import { ADMINISTRATION } from "./administrationRoutes.ts";
import { DOORS } from "./doors.ts";
import { SECTIONS } from "./sections.ts";

/** Every address of the product, in the order of the menu. */
export const ROUTES: readonly RouteItem[] = [...SECTIONS, ADMINISTRATION, ...DOORS];
