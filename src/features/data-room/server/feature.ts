import { dataFile, dataTables } from "../contract.ts";
import { dataRoomRoutes } from "./routes.ts";

export const dataRoomFeature = {
  contracts: [dataTables, dataFile],
  routes: [dataRoomRoutes],
};
