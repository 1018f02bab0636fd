import { dataFile, dataTables } from "../contract.ts";
import { odataCount, odataMetadata, odataRows, odataService } from "../contract/odata.ts";
import { sheetFile } from "../contract/sheet.ts";
import { dataRoomRoutes } from "./routes.ts";
import { sheetRoutes } from "./sheetRoutes.ts";

export const dataRoomFeature = {
  contracts: [dataTables, dataFile, odataService, odataMetadata, odataRows, odataCount, sheetFile],
  routes: [dataRoomRoutes, sheetRoutes],
};
