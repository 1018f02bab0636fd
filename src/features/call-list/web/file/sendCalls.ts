import type { Formats } from "#language/format.ts";
import { callApi } from "#ui/api/callApi.ts";
import { callListQuery } from "#ui/callList/callListQuery.ts";
import type { OwnFileOrder } from "#ui/ownFile/useOwnFile.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { type CallsReport, importCalls, undoCallFile } from "../../contract/callFile.ts";

/** Shows what a file holds, or takes it. What was taken can be undone. */
export async function sendCalls(order: OwnFileOrder<object>, formats: Formats): Promise<CallsReport> {
  const report = await callApi(importCalls, { body: order });
  const { file, calls } = report;
  if (file === null) return report;
  await queryClient.invalidateQueries(callListQuery());
  addToast((text) => text("pipeline.file.taken", { count: calls, number: formats.count(calls), name: order.name }), {
    type: "success",
    action: { label: (text) => text("callList.undo"), run: () => void undo(file, formats) },
  });
  return report;
}

async function undo(file: string, formats: Formats): Promise<void> {
  try {
    const { kept } = await callApi(undoCallFile, { params: { file } });
    addToast(
      (text) =>
        kept > 0
          ? text("pipeline.file.kept", { count: kept, number: formats.count(kept) })
          : text("pipeline.file.undone"),
      { type: "success" },
    );
  } catch (reason) {
    toastProblem(reason);
  }
  await queryClient.invalidateQueries(callListQuery());
}
