import { IconBroadcast, IconDeviceTv } from "@tabler/icons-react";
import type { RouteItem } from "#ui/route/routeItem.ts";
import { report } from "#ui/route/screen.ts";

/** Of TV and of radio, by its path. */
const component = report(() => import("./StationOverviewScreen.tsx"));

const stations: RouteItem = {
  path: "station-overview",
  label: "stationOverview",
  component,
  search: true,
  figures: true,
};

export const tvStations: RouteItem = { ...stations, icon: IconDeviceTv };

export const radioStations: RouteItem = { ...stations, icon: IconBroadcast };
