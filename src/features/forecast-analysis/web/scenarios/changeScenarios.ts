import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { callApi } from "#ui/api/callApi.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
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
import { noteVersion, type OpenedScenario, saveBench } from "../workbench/workbenchState.ts";
import type { ScenarioFacts } from "./scenarioFacts.ts";
import { scenarioQuery, scenariosQuery } from "./scenariosQuery.ts";

const LONGEST_REASON = 400;

/** Keeps what lies on the bench under a new name; answers its id, or null where that was refused. */
export async function saveAs(name: string, note: string, base: string): Promise<string | null> {
  let id: string | null = null;
  await saveBench(async (assumptions, reasons) => {
    const body = { name, note, base, assumptions, reason: reasonOf(reasons) };
    const kept = await changeList(callApi(createForecastScenario, { body }), scenariosQuery());
    id = kept?.id ?? null;
    return kept && said(kept);
  });
  return id;
}

/** Keeps what lies on the bench in the scenario it began with; where somebody else changed it meanwhile, says what can be done. */
export function saveScenario({ id, version }: Pick<Scenario, "id" | "version">, name: string): Promise<boolean> {
  return saveBench(async (assumptions, reasons) => {
    const body = { version, assumptions, reason: reasonOf(reasons) };
    try {
      return said(await callApi(changeForecastScenario, { params: { scenario: id }, body }));
    } catch (reason) {
      if (problemCode(reason) === "conflict") sayConflict(name);
      else toastProblem(reason);
      // Theirs is laid out as soon as nothing here is unsaved.
      await queryClient.invalidateQueries({ queryKey: scenarioQuery(id).queryKey });
      return null;
    } finally {
      await queryClient.invalidateQueries({ queryKey: scenariosQuery().queryKey });
    }
  });
}

function reasonOf(reasons: readonly string[]): string {
  return reasons.join("; ").slice(0, LONGEST_REASON);
}

function sayConflict(name: string): void {
  addToast((say) => say("forecastRoom.scenario.conflict", { name }), {
    type: "error",
    detail: (say) => say("forecastRoom.scenario.conflictNext"),
    autoClose: 15_000,
  });
}

function said(kept: EndpointOutput<typeof changeForecastScenario>): OpenedScenario {
  queryClient.setQueryData(scenarioQuery(kept.id).queryKey, kept);
  addToast((say) => say("forecastRoom.scenario.saved", { name: kept.name }), { type: "success" });
  return { id: kept.id, version: kept.version };
}

/** Changes what a scenario is called, or the revision it stands over; `version` tells whether somebody else was faster. */
export async function editScenario(
  { id, version }: Scenario,
  change: Partial<ScenarioFacts> & { readonly base?: string },
): Promise<boolean> {
  const kept = await changeList(
    callApi(changeForecastScenario, { params: { scenario: id }, body: { ...change, version } }),
    scenariosQuery(),
  );
  if (kept) noteVersion(said(kept), version);
  return kept !== null;
}

export async function copyScenario({ id }: Scenario, name: string): Promise<void> {
  if (await done(callApi(copyForecastScenario, { params: { scenario: id }, body: { name } })))
    addToast((say) => say("forecastRoom.scenario.saved", { name }), { type: "success" });
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

/** Offers the figures of the last run to sellers; where they are not those of what it states now, it is run first. */
export async function offerScenario({ id, name }: Scenario): Promise<void> {
  const answer = await changeList(callApi(offerForecastScenario, { params: { scenario: id } }), scenariosQuery());
  if (!answer) return;
  const isRunFirst = answer.offeredAt === null;
  addToast(
    (say) => say(isRunFirst ? "forecastRoom.scenario.offeredLater" : "forecastRoom.scenario.offeredNow", { name }),
    {
      type: "success",
    },
  );
}

/** Takes it back from sellers at once, and offers to undo that. */
export async function withdrawScenario(scenario: Scenario): Promise<void> {
  const { id, name } = scenario;
  if (!(await done(callApi(withdrawForecastScenario, { params: { scenario: id } })))) return;
  addToast((say) => say("forecastRoom.scenario.withdrawn", { name }), {
    toastId: `withdrawn-forecast-scenario-${id}`,
    action: { label: (say) => say("lists.undo"), run: () => void offerScenario(scenario) },
  });
}

async function done(change: Promise<unknown>): Promise<boolean> {
  return (await changeList(change, scenariosQuery())) !== null;
}
