import type { Endpoint } from "#platform/api/endpoint.ts";
import { contentInsights, contentList, contentOnScreens, markIssues, markPiece, oneContent } from "../contract.ts";
import {
  addContentFile,
  addContentItem,
  changeContentItem,
  contentFile,
  contentItems,
  contentVersions,
  deleteContentItem,
  importContentFeed,
  oneContentItem,
  publishContentItem,
  restoreContentItem,
  restoreContentVersion,
  withdrawContentItem,
} from "./editing.ts";

/** Every contract of the newsroom, in the order of the API's document. */
export const contentContracts: readonly Endpoint[] = [
  contentList,
  contentOnScreens,
  contentInsights,
  oneContent,
  markPiece,
  markIssues,
  contentFile,
  contentItems,
  addContentItem,
  importContentFeed,
  oneContentItem,
  changeContentItem,
  publishContentItem,
  withdrawContentItem,
  contentVersions,
  restoreContentVersion,
  deleteContentItem,
  restoreContentItem,
  addContentFile,
];
