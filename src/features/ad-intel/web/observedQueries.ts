import { queryOptions } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { addToast } from "#ui/toast/toast.ts";
import {
  changeObservedMap,
  observedCategories,
  observedMap,
  observedOverview,
  observedParents,
  observedQuarters,
  observedRestated,
  observedVariance,
  undoObservedMap,
} from "../contract.ts";
import type { MapChange, Scope } from "../contract/adIntelSchemas.ts";

export type Overview = EndpointOutput<typeof observedOverview>;

const KEY = ["ad-intel"] as const;

export const overviewQuery = () =>
  queryOptions({
    queryKey: [...KEY, "overview"],
    queryFn: ({ signal }) => callApi(observedOverview, { signal }),
  });

export const categoriesQuery = (query: Scope) =>
  queryOptions({
    queryKey: [...KEY, "categories", query],
    queryFn: ({ signal }) => callApi(observedCategories, { query, signal }),
  });

export const quartersQuery = (query: Scope) =>
  queryOptions({
    queryKey: [...KEY, "quarters", query],
    queryFn: ({ signal }) => callApi(observedQuarters, { query, signal }),
  });

export const parentsQuery = (query: Omit<Scope, "market">) =>
  queryOptions({
    queryKey: [...KEY, "parents", query],
    queryFn: ({ signal }) => callApi(observedParents, { query, signal }),
  });

export const varianceQuery = (query: Pick<Scope, "year" | "market">) =>
  queryOptions({
    queryKey: [...KEY, "variance", query],
    queryFn: ({ signal }) => callApi(observedVariance, { query, signal }),
  });

export const restatedQuery = () =>
  queryOptions({ queryKey: [...KEY, "restated"], queryFn: ({ signal }) => callApi(observedRestated, { signal }) });

export const mapQuery = () =>
  queryOptions({ queryKey: [...KEY, "map"], queryFn: ({ signal }) => callApi(observedMap, { signal }) });

/** Changes the map at once and offers to undo it; false where it was refused, which is said. */
export async function changeMapping(body: MapChange, done: (text: TFunction) => string): Promise<boolean> {
  const answer = await changeList(callApi(changeObservedMap, { body }), { queryKey: KEY });
  if (answer === null) return false;
  addToast(done, {
    toastId: "ad-intel-map",
    type: "success",
    action: { label: (text) => text("lists.undo"), run: () => void undoMapping(answer.change) },
  });
  return true;
}

export async function undoMapping(change: string): Promise<void> {
  const answer = await changeList(callApi(undoObservedMap, { body: { change } }), { queryKey: KEY });
  if (answer !== null)
    addToast((text) => text("adIntel.map.undone"), { toastId: "ad-intel-map-undone", type: "success" });
}
