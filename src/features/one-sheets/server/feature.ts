import { storyDocument, storyFile } from "../contract.ts";
import { oneSheetsRoutes } from "./routes.ts";

export const oneSheetsFeature = {
  contracts: [storyDocument, storyFile],
  routes: [oneSheetsRoutes],
};
