import {
  changeView,
  chooseView,
  deleteView,
  makeShortLink,
  orderPinnedViews,
  restoreView,
  saveView,
  savedViews,
  shortLink,
} from "../contract.ts";
import { savedViewsRoutes } from "./routes.ts";

export const savedViewsFeature = {
  contracts: [
    savedViews,
    saveView,
    changeView,
    chooseView,
    orderPinnedViews,
    deleteView,
    restoreView,
    makeShortLink,
    shortLink,
  ],
  routes: [savedViewsRoutes],
};
