import { IconListNumbers } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { report } from "#ui/route/screen.ts";

export const mediaRank: RouteItem = {
  path: "media-rank-report",
  label: "mediaRanker",
  icon: IconListNumbers,
  component: report(() => import("./MediaRankScreen.tsx")),
  search: true,
  figures: true,
};
