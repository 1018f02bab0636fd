import { IconSearch } from "@tabler/icons-react";
import { type VerticalId, VERTICALS } from "#domain/taxonomy/verticals.ts";
import { VERTICAL_ICONS } from "#ui/look/verticalIcons.ts";
import type { MenuLabel, RouteItem } from "#ui/route/routeItem.ts";
import { analysis } from "#ui/route/screen.ts";

/** What the page of each vertical is called in the menu. */
const LABELS: Readonly<Record<VerticalId, MenuLabel>> = {
  automotive: "verticalAutomotive",
  education: "verticalEducation",
  finance: "verticalFinance",
  generalServices: "verticalGeneralServices",
  government: "verticalGovernment",
  healthcare: "verticalHealthcare",
  leisure: "verticalLeisure",
  media: "verticalMedia",
  realEstate: "verticalRealEstate",
  restaurants: "verticalRestaurants",
  retail: "verticalRetail",
  technology: "verticalTechnology",
};

const component = analysis(() => import("./VerticalScreen.tsx"));

/** `/vertical/1` to `/vertical/12`. */
export const verticals: readonly RouteItem[] = VERTICALS.map(
  ({ id, number }): RouteItem => ({
    path: String(number),
    label: LABELS[id],
    icon: VERTICAL_ICONS[id],
    component,
    search: true,
    figures: true,
  }),
);

export const subVertical: RouteItem = {
  path: "subvertical",
  label: "subvertical",
  icon: IconSearch,
  component: analysis(() => import("./subvertical/SubVerticalScreen.tsx")),
  search: true,
  figures: true,
};
