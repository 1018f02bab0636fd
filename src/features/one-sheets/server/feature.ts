import { storyDocument, storyFile } from "../contract.ts";
import { clientLogo, removeClientLogo, setClientLogo } from "../contract/clientLogos.ts";
import { clientLogosRoutes } from "./clientLogos.ts";
import { oneSheetsRoutes } from "./routes.ts";

export const oneSheetsFeature = {
  contracts: [storyDocument, storyFile, clientLogo, setClientLogo, removeClientLogo],
  routes: [oneSheetsRoutes, clientLogosRoutes],
};
