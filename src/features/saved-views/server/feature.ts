import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
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
import { sweepSavedViews } from "./sweepSavedViews.ts";

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
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    { name: "savedViews", everySeconds: HOUR, run: () => sweepSavedViews(database) },
  ],
};
