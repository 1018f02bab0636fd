import type { Endpoint } from "#api/endpoint.ts";
import { aidFile, sellingAid, sellingAids, useAid } from "../contract.ts";
import { coOpPrograms, importCoOp, undoCoOp } from "./coOp.ts";

/** Every contract of the selling aids, in the order of the API's document. */
export const SELLING_AIDS_ENDPOINTS: readonly Endpoint[] = [
  sellingAids,
  sellingAid,
  useAid,
  aidFile,
  coOpPrograms,
  importCoOp,
  undoCoOp,
];
