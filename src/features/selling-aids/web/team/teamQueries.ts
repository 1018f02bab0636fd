import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { addToast } from "#ui/toast/toast.ts";
import {
  deleteTeamAid,
  restoreTeamAid,
  type SentAid,
  teamAidQueue,
  teamAids,
  undoTeamAidWithdrawal,
  withdrawTeamAid,
} from "../../contract/teamAids.ts";
import { AIDS } from "../aidQueries.ts";

/** Whose aids are looked after: one's own, or, by administrators, those of all organisations. */
export type Whose = "own" | "all";

export const sentAidsQuery = (whose: Whose) =>
  queryOptions({
    queryKey: [...AIDS.queryKey, "sent", whose],
    queryFn: async ({ signal }) => (await callApi(whose === "all" ? teamAidQueue : teamAids, { signal })).items,
  });

/** Waits for a change of a team's aid; lists and library are read again. Null where it was refused. */
export function changeTeamAid<Answer>(change: Promise<Answer>): Promise<Answer | null> {
  return changeList(change, AIDS);
}

/** Takes a version back, and offers to undo it. */
export async function withdraw({ id, number, title }: SentAid): Promise<void> {
  const params = { aid: id, number: String(number) };
  if (!(await changeTeamAid(callApi(withdrawTeamAid, { params })))) return;
  addToast((text) => text("sellingAids.team.done.withdrawn", { title }), {
    type: "success",
    action: {
      label: (text) => text("lists.undo"),
      run: () => void changeTeamAid(callApi(undoTeamAidWithdrawal, { params })),
    },
  });
}

/** Deletes an aid, and offers to undo it. */
export async function remove({ id, title }: SentAid): Promise<boolean> {
  const params = { aid: id };
  if (!(await changeTeamAid(callApi(deleteTeamAid, { params })))) return false;
  addToast((text) => text("sellingAids.team.done.deleted", { title }), {
    type: "success",
    action: {
      label: (text) => text("lists.undo"),
      run: () => void changeTeamAid(callApi(restoreTeamAid, { params })),
    },
  });
  return true;
}
