import type { EndpointOutput } from "#api/endpoint.ts";
import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import type { Scenario } from "../../contract/scenarioSchemas.ts";
import {
  applyForecastScenario,
  cancelForecastRun,
  changeForecastScenario,
  copyForecastScenario,
  createForecastScenario,
  deleteForecastScenario,
  offerForecastScenario,
  restoreForecastScenario,
  runForecastScenario,
  withdrawForecastScenario,
} from "../../contract/scenarios.ts";
import { markSaved, useWorkbench } from "../workbench/workbenchState.ts";
import { scenarioQuery, scenariosQuery } from "./scenariosQuery.ts";

const LONGEST_REASON = 400;

/** The reasons of the edits that are to be saved, each once. */
function reasons(): string {
  const { past } = useWorkbench.getState();
  const given = past.map(({ reason }) => reason.trim()).filter((reason) => reason !== "");
  return [...new Set(given)].join("; ").slice(0, LONGEST_REASON);
}

/** Keeps what lies on the bench under a new name; answers its id, or null where that was refused. */
export async function saveAs(name: string, note: string, base: string): Promise<string | null> {
  const { assumptions } = useWorkbench.getState();
  if (!assumptions) return null;
  const body = { name, note, base, assumptions, reason: reasons() };
  const kept = await changeList(callApi(createForecastScenario, { body }), scenariosQuery());
  return kept && said(kept);
}

/** Keeps what lies on the bench in the scenario it began with; refused where somebody else changed it meanwhile. */
export async function saveScenario({ id, version }: Pick<Scenario, "id" | "version">): Promise<boolean> {
  const { assumptions } = useWorkbench.getState();
  if (!assumptions) return false;
  const body = { version, assumptions, reason: reasons() };
  const kept = await changeList(callApi(changeForecastScenario, { params: { scenario: id }, body }), scenariosQuery());
  return kept !== null && said(kept) !== "";
}

function said(kept: EndpointOutput<typeof changeForecastScenario>): string {
  queryClient.setQueryData(scenarioQuery(kept.id).queryKey, kept);
  markSaved({ id: kept.id, version: kept.version });
  addToast((say) => say("forecastRoom.scenario.saved", { name: kept.name }), { type: "success" });
  return kept.id;
}

export async function copyScenario({ id }: Scenario, name: string): Promise<void> {
  await done(callApi(copyForecastScenario, { params: { scenario: id }, body: { name } }));
}

/** Deletes at once and offers to undo it. */
export async function deleteWithUndo({ id, name }: Scenario): Promise<boolean> {
  if (!(await done(callApi(deleteForecastScenario, { params: { scenario: id } })))) return false;
  addToast((say) => say("forecastRoom.scenario.deleted", { name }), {
    toastId: `deleted-forecast-scenario-${id}`,
    action: {
      label: (say) => say("lists.undo"),
      run: () => void done(callApi(restoreForecastScenario, { params: { scenario: id } })),
    },
  });
  return true;
}

export async function runScenario({ id, name }: Scenario): Promise<void> {
  if (await done(callApi(runForecastScenario, { params: { scenario: id } })))
    addToast((say) => say("forecastRoom.scenario.runStarted", { name }));
}

export async function stopRun({ id, run }: Scenario): Promise<void> {
  if (run) await done(callApi(cancelForecastRun, { params: { scenario: id, run: run.id } }));
}

/** States in the open draft what the scenario states; answers the draft, or null where that was refused. */
export async function applyScenario({ id, name, version }: Scenario): Promise<string | null> {
  const answer = await changeList(
    callApi(applyForecastScenario, { params: { scenario: id }, body: { version, reason: name } }),
    scenariosQuery(),
  );
  if (!answer) return null;
  await queryClient.invalidateQueries({ queryKey: ["revisions"] });
  addToast((say) => say("forecastRoom.scenario.applied", { name }), { type: "success" });
  return answer.revision;
}

export async function offerScenario({ id }: Scenario, offered: boolean): Promise<void> {
  const endpoint = offered ? offerForecastScenario : withdrawForecastScenario;
  await done(callApi(endpoint, { params: { scenario: id } }));
}

async function done(change: Promise<unknown>): Promise<boolean> {
  return (await changeList(change, scenariosQuery())) !== null;
}
