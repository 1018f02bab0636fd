import type { EndpointInput } from "#platform/api/endpoint.ts";
import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import type { ToastOptions } from "#ui/toast/toastOptions.ts";
import {
  importOwnRevenue,
  type OwnRevenueCell,
  putOwnRevenue,
  removeOwnRevenue,
  type RevenueReport,
  undoOwnRevenue,
} from "../../contract/ownRevenue.ts";
import { ownRevenueQuery } from "./ownRevenueQuery.ts";
import type { GridEdit } from "./revenueGrid.ts";

/** The part of own revenue that a grid shows. */
export interface GridPlace {
  readonly market: string;
  readonly medium: string;
  readonly year: number;
}

/** Sets cells, shows them before the API has answered, and gives the id by which it can be undone; null where it was refused. */
export async function putCells(place: GridPlace, edits: readonly GridEdit[]): Promise<string | null> {
  const { market, medium, year } = place;
  const { queryKey } = ownRevenueQuery(market);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (cells = []) => withEdits(cells, place, edits));
  const cells = edits.map((edit) => ({ ...edit, medium, year }));
  return changed(market, callApi(putOwnRevenue, { params: { market }, body: { cells } }));
}

/** Takes away all own revenue of a medium and year, and offers to undo it. */
export async function removeAll({ market, medium, year }: GridPlace): Promise<void> {
  const change = await changed(market, callApi(removeOwnRevenue, { params: { market }, query: { medium, year } }));
  if (change === null) return;
  addToast((text) => text("ownRevenue.removed"), { action: undoAction(market, change) });
}

/** Takes a change back. */
export async function undo(market: string, change: string): Promise<boolean> {
  return (
    (await changed(
      market,
      callApi(undoOwnRevenue, { params: { change } }).then(() => ({ change })),
    )) !== null
  );
}

export type FileOrder = EndpointInput<typeof importOwnRevenue>["body"];

/** Shows what a file holds, or takes it. What was taken can be undone. */
export async function sendFile(market: string, body: FileOrder): Promise<RevenueReport> {
  const report = await callApi(importOwnRevenue, { params: { market }, body });
  if (report.change === null) return report;
  await queryClient.invalidateQueries({ queryKey: ["own-revenue"] });
  addToast((text) => text("ownRevenue.taken", { count: report.accepted, name: body.name }), {
    type: "success",
    action: undoAction(market, report.change),
  });
  return report;
}

function undoAction(market: string, change: string): NonNullable<ToastOptions["action"]> {
  return { label: (text) => text("ownRevenue.undo"), run: () => void undo(market, change) };
}

async function changed(market: string, work: Promise<{ readonly change: string }>): Promise<string | null> {
  return (await changeList(work, ownRevenueQuery(market)))?.change ?? null;
}

function withEdits(
  cells: readonly OwnRevenueCell[],
  { market, medium, year }: GridPlace,
  edits: readonly GridEdit[],
): OwnRevenueCell[] {
  const at = new Date().toISOString();
  const isReplaced = (cell: OwnRevenueCell) =>
    cell.medium === medium &&
    cell.year === year &&
    edits.some(
      ({ subVertical, month, dollars }) =>
        cell.subVertical === subVertical &&
        (cell.month === month || month === null || (cell.month === null && dollars !== null)),
    );
  const added = edits.flatMap(({ dollars, ...edit }) =>
    dollars === null ? [] : [{ ...edit, market, medium, year, dollars, file: null, by: "", at }],
  );
  return [...cells.filter((cell) => !isReplaced(cell)), ...added];
}
