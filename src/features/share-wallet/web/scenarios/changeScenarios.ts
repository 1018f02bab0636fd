import type { EndpointInput } from "#platform/api/endpoint.ts";
import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { addToast } from "#ui/toast/toast.ts";
import {
  changeScenario,
  deleteScenario,
  restoreScenario,
  saveScenario,
  type Scenario,
} from "../../contract/scenarios.ts";
import { scenariosQuery } from "./scenariosQuery.ts";

/** Saves a state under a name; answers whether that was done. */
export function keepScenario(body: EndpointInput<typeof saveScenario>["body"]): Promise<boolean> {
  return done(callApi(saveScenario, { body }));
}

export type ScenarioChange = Omit<EndpointInput<typeof changeScenario>["body"], "version">;

/** Renames a scenario, shares it, or gives it another note or revision. */
export function alterScenario({ id, version }: Scenario, change: ScenarioChange): Promise<boolean> {
  return done(callApi(changeScenario, { params: { scenario: id }, body: { version, ...change } }));
}

/** Deletes at once and offers to undo it. */
export async function deleteWithUndo({ id, name }: Scenario): Promise<void> {
  if (!(await done(callApi(deleteScenario, { params: { scenario: id } })))) return;
  addToast((text) => text("scenarios.deleted", { name }), {
    toastId: `deleted-scenario-${id}`,
    action: {
      label: (text) => text("scenarios.undo"),
      run: () => void done(callApi(restoreScenario, { params: { scenario: id } })),
    },
  });
}

async function done(change: Promise<unknown>): Promise<boolean> {
  return (await changeList(change, scenariosQuery())) !== null;
}
