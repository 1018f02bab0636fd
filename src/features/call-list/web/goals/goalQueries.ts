import { queryOptions } from "@tanstack/react-query";
import { goalProgress, type GoalProgress, type Quarter } from "#domain/calls/goals.ts";
import { callApi } from "#ui/api/callApi.ts";
import { callListQuery } from "#ui/callList/callListQuery.ts";
import { localToday } from "#ui/callList/localToday.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { callGoals, type CallGoals, setCallGoal } from "../../contract/callGoals.ts";
import type { CallList } from "../../contract.ts";

const NONE: CallGoals = [];

/** What is to be won in quarters: by oneself, or by everybody for who sees the team's calls. Whoever looks as somebody else does not ask. */
export const callGoalsQuery = () =>
  queryOptions({
    queryKey: [...callListQuery().queryKey, "goals"],
    queryFn: async ({ signal }) => (viewAsGrant() ? NONE : (await callApi(callGoals, { signal })).items),
    staleTime: 60_000,
  });

/** What somebody is to win in a quarter; null where nothing is said. */
export function goalOf(goals: CallGoals, person: string, at: Quarter): number | null {
  const known = goals.find((goal) => goal.person === person && goal.year === at.year && goal.quarter === at.quarter);
  return known?.dollars ?? null;
}

/** How far calls have come toward a goal; days are those of where the reader is. */
export function progressOf(calls: CallList, at: Quarter, goal: number): GoalProgress {
  const counted = calls.map(({ status, dollars, closedAt }) => ({
    status,
    dollars,
    closedOn: closedAt === null ? null : localToday(new Date(closedAt)),
  }));
  return goalProgress(counted, at, goal);
}

interface Goal {
  readonly person: string;
  readonly name: string;
  readonly at: Quarter;
  readonly dollars: number | null;
}

/** Sets a goal, or takes it away, with a way back to what it was. */
export async function saveGoal(goal: Goal, before: number | null): Promise<void> {
  if (!(await putGoal(goal))) return;
  addToast(
    (text) => text(goal.dollars === null ? "pipeline.goal.removed" : "pipeline.goal.saved", { name: goal.name }),
    {
      toastId: `goal-${goal.person}`,
      type: "success",
      action: { label: (text) => text("callList.undo"), run: () => void putGoal({ ...goal, dollars: before }) },
    },
  );
}

async function putGoal({ person, at: { year, quarter }, dollars }: Goal): Promise<boolean> {
  try {
    const kept = await callApi(setCallGoal, { params: { person }, body: { year, quarter, dollars } });
    queryClient.setQueryData(callGoalsQuery().queryKey, kept.items);
    return true;
  } catch (reason) {
    toastProblem(reason);
    return false;
  }
}
