import type { Endpoint } from "#platform/api/endpoint.ts";
import { aidFile, sellingAid, sellingAids, useAid } from "../contract.ts";
import { coOpLists, coOpPrograms, importCoOp, restoreCoOp, undoCoOp } from "./coOp.ts";
import {
  addTeamAid,
  addTeamAidVersion,
  addTeamFile,
  decideTeamAid,
  deleteTeamAid,
  restoreTeamAid,
  teamAidFile,
  teamAidQueue,
  teamAids,
  undoTeamAidWithdrawal,
  withdrawTeamAid,
} from "./teamAids.ts";

/** Every contract of the selling aids, in the order of the API's document. */
export const sellingAidsContracts: readonly Endpoint[] = [
  sellingAids,
  sellingAid,
  useAid,
  aidFile,
  coOpPrograms,
  importCoOp,
  undoCoOp,
  coOpLists,
  restoreCoOp,
  teamAids,
  teamAidQueue,
  addTeamFile,
  addTeamAid,
  addTeamAidVersion,
  withdrawTeamAid,
  undoTeamAidWithdrawal,
  deleteTeamAid,
  restoreTeamAid,
  decideTeamAid,
  teamAidFile,
];
