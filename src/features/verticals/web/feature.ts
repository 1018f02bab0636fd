import { IconSearch } from "@tabler/icons-react";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { VERTICAL_ICONS } from "#ui/look/verticalIcons.ts";
import type { MenuLabel, RouteItem } from "#ui/route/routeItem.ts";
import { analysis } from "#ui/route/screen.ts";

/** What the pages of the twelve verticals are called in the menu, in their fixed order. */
const LABELS: readonly MenuLabel[] = [
  "verticalAutomotive",
  "verticalEducation",
  "verticalFinance",
  "verticalGeneralServices",
  "verticalGovernment",
  "verticalHealthcare",
  "verticalLeisure",
  "verticalMedia",
  "verticalRealEstate",
  "verticalRestaurants",
  "verticalRetail",
  "verticalTechnology",
];

const component = analysis(() => import("./VerticalScreen.tsx"));

/** `/vertical/1` to `/vertical/12`. */
export const verticals: readonly RouteItem[] = VERTICALS.map(({ id, number }, at): RouteItem => {
  const [label, icon] = [LABELS[at], VERTICAL_ICONS[id]];
  return {
    path: String(number),
    ...(label && { label }),
    ...(icon && { icon }),
    component,
    search: true,
    figures: true,
  };
});

export const subVertical: RouteItem = {
  path: "subvertical",
  label: "subvertical",
  icon: IconSearch,
  component: analysis(() => import("./subvertical/SubVerticalScreen.tsx")),
  search: true,
  figures: true,
};
