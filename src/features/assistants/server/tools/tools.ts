import type { AssistantTool } from "../tool.ts";
import { compareMarkets } from "./compareMarkets.ts";
import { revisionChanges } from "./revisionChanges.ts";
import { explainFigure } from "./explainFigure.ts";
import { findCategories, findMarkets, findStations } from "./find.ts";
import { forecast } from "./forecast.ts";
import { growth } from "./growth.ts";
import { marketSummary } from "./marketSummary.ts";
import { oneSheetLink } from "./oneSheetLink.ts";
import { shareOfWallet } from "./shareOfWallet.ts";
import { trackRecord } from "./trackRecord.ts";
import { wallet } from "./wallet.ts";
import { addCall, alerts, callList, makeAlert } from "./work.ts";

/** Everything that an assistant can ask for, in the order in which it is told. */
export const TOOLS: readonly AssistantTool[] = [
  findMarkets,
  findCategories,
  findStations,
  marketSummary,
  compareMarkets,
  wallet,
  shareOfWallet,
  growth,
  forecast,
  explainFigure,
  revisionChanges,
  trackRecord,
  callList,
  alerts,
  oneSheetLink,
  addCall,
  makeAlert,
];
