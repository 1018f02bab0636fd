import { newsIssue, newsPublications } from "../contract.ts";
import { newsRoutes } from "./routes.ts";

export const newsFeature = {
  contracts: [newsPublications, newsIssue],
  routes: [newsRoutes],
};
