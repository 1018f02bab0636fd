import {
  IconBeach,
  IconBuildingBank,
  IconBuildingMonument,
  IconCar,
  IconCpu,
  IconHomeDollar,
  IconMicrophone2,
  IconSchool,
  IconShoppingBag,
  IconStethoscope,
  IconTool,
  IconToolsKitchen2,
} from "@tabler/icons-react";
import type { MenuLabel, RouteItem } from "../routeItem.ts";

/** The pages of the twelve verticals; where one stands in this list is the number in its address. */
const PAGES: readonly (readonly [MenuLabel, NonNullable<RouteItem["icon"]>])[] = [
  ["verticalAutomotive", IconCar],
  ["verticalEducation", IconSchool],
  ["verticalFinance", IconBuildingBank],
  ["verticalGeneralServices", IconTool],
  ["verticalGovernment", IconBuildingMonument],
  ["verticalHealthcare", IconStethoscope],
  ["verticalLeisure", IconBeach],
  ["verticalMedia", IconMicrophone2],
  ["verticalRealEstate", IconHomeDollar],
  ["verticalRestaurants", IconToolsKitchen2],
  ["verticalRetail", IconShoppingBag],
  ["verticalTechnology", IconCpu],
];

/** `/vertical/1` to `/vertical/12`. */
export const VERTICAL_ROUTES: readonly RouteItem[] = PAGES.map(([label, icon], at) => ({
  path: String(at + 1),
  label,
  icon,
  search: true,
}));
