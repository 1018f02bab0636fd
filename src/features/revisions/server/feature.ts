import { marketDrivers, oneRevision, rankings, revisions, verticalTotals, wallet } from "../contract.ts";
import { publicDataContracts } from "../contract/publicData.ts";
import { releaseContracts } from "../contract/releases.ts";
import { roomContracts } from "../contract/room.ts";
import { publicDataRoutes } from "./publicData/publicDataRoutes.ts";
import { releaseRoutes } from "./releases/releaseRoutes.ts";
import { roomRoutes } from "./room/roomRoutes.ts";
import { revisionsRoutes } from "./routes.ts";

export const revisionsFeature = {
  contracts: [revisions, oneRevision, wallet, marketDrivers, rankings, verticalTotals, ...roomContracts],
  routes: [revisionsRoutes, roomRoutes],
};

export const releasesFeature = {
  contracts: [...releaseContracts, ...publicDataContracts],
  routes: [releaseRoutes, publicDataRoutes],
};
