import { IconScale } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { report } from "#ui/route/screen.ts";

export const accuracy: RouteItem = {
  path: "accuracy",
  label: "accuracy",
  icon: IconScale,
  component: report(() => import("./AccuracyScreen.tsx")),
  search: true,
};
