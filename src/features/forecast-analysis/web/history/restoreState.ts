import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import type { Scenario } from "../../contract/scenarioSchemas.ts";
import { restoreForecastState } from "../../contract/scenarios.ts";
import { scenarioQuery, scenariosQuery } from "../scenarios/scenariosQuery.ts";
import { useWorkbench } from "../workbench/workbenchState.ts";
import { scenarioChangesQuery } from "./historyQueries.ts";

/** States again what a scenario stated after one of its changes; refused where somebody else changed it since it was opened here. */
export async function restoreState({ id, name }: Scenario, change: string, reason: string): Promise<void> {
  const { scenario } = useWorkbench.getState();
  if (scenario?.id !== id) return;
  const body = { version: scenario.version, reason };
  const kept = await changeList(
    callApi(restoreForecastState, { params: { scenario: id, change }, body }),
    scenariosQuery(),
  );
  await queryClient.invalidateQueries({ queryKey: scenarioChangesQuery(id).queryKey });
  if (!kept) {
    await queryClient.invalidateQueries({ queryKey: scenarioQuery(id).queryKey });
    return;
  }
  // The room lays it out once it sees the newer version.
  queryClient.setQueryData(scenarioQuery(id).queryKey, kept);
  addToast((say) => say("forecastRoom.saved.restored", { name }), { type: "success" });
}
