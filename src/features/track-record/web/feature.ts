import { IconTargetArrow } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { report } from "#ui/route/screen.ts";

export const trackRecord: RouteItem = {
  path: "track-record",
  label: "trackRecord",
  icon: IconTargetArrow,
  component: report(() => import("./TrackRecordScreen.tsx")),
  search: true,
};
