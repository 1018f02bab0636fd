import type { Database } from "#platform/database/database.ts";
import { HOUR, type RecurringWork } from "#platform/jobs/recurringWork.ts";
import {
  addCall,
  callHistory,
  callList,
  changeCall,
  handOverCall,
  removeCall,
  restoreCall,
  teamCalls,
} from "../contract.ts";
import { calendarFeed, calendarFile, endCalendarFeed, makeCalendarFeed } from "../contract/calendarFeed.ts";
import { importCalls, undoCallFile } from "../contract/callFile.ts";
import { callGoals, setCallGoal } from "../contract/callGoals.ts";
import { callNews, chooseCallNews } from "../contract/callNews.ts";
import { calendarRoutes } from "./calendarRoutes.ts";
import { callGoalRoutes } from "./callGoals.ts";
import { callFileRoutes } from "./file/callFileRoutes.ts";
import { sweepCallFiles } from "./file/sweepCallFiles.ts";
import { callListRoutes } from "./routes.ts";

export const callListFeature = {
  contracts: [
    callList,
    addCall,
    changeCall,
    removeCall,
    restoreCall,
    teamCalls,
    handOverCall,
    callHistory,
    importCalls,
    undoCallFile,
    callGoals,
    setCallGoal,
    calendarFeed,
    makeCalendarFeed,
    endCalendarFeed,
    calendarFile,
    callNews,
    chooseCallNews,
  ],
  routes: [callListRoutes, callFileRoutes, callGoalRoutes, calendarRoutes],
  recurring: ({ database }: { readonly database: Database }): readonly RecurringWork[] => [
    { name: "callFiles", everySeconds: HOUR, run: () => sweepCallFiles(database) },
  ],
};
