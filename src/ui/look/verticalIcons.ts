import {
  type Icon,
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
import type { VerticalId } from "#domain/taxonomy/verticals.ts";

/** The sign of each vertical, by its id. */
export const VERTICAL_ICONS: Readonly<Record<VerticalId, Icon>> = {
  automotive: IconCar,
  education: IconSchool,
  finance: IconBuildingBank,
  generalServices: IconTool,
  government: IconBuildingMonument,
  healthcare: IconStethoscope,
  leisure: IconBeach,
  media: IconMicrophone2,
  realEstate: IconHomeDollar,
  restaurants: IconToolsKitchen2,
  retail: IconShoppingBag,
  technology: IconCpu,
};
