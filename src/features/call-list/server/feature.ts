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
import { callNews, chooseCallNews } from "../contract/callNews.ts";
import { calendarRoutes } from "./calendarRoutes.ts";
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
    calendarFeed,
    makeCalendarFeed,
    endCalendarFeed,
    calendarFile,
    callNews,
    chooseCallNews,
  ],
  routes: [callListRoutes, calendarRoutes],
};
