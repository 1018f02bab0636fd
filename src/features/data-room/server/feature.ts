import { dataFile, dataTables } from "../contract.ts";
import { odataCount, odataMetadata, odataRows, odataService } from "../contract/odata.ts";
import { dataRoomRoutes } from "./routes.ts";

export const dataRoomFeature = {
  contracts: [dataTables, dataFile, odataService, odataMetadata, odataRows, odataCount],
  routes: [dataRoomRoutes],
};
