import type { FastifyInstance } from "fastify";
import { changeScenario, deleteScenario, restoreScenario, saveScenario, scenarios } from "../../contract/scenarios.ts";
import { addScenario, alterScenario, bringBackScenario, removeScenario } from "./keepScenario.ts";
import { presentScenario } from "./presentScenario.ts";
import { selectScenarios } from "./scenarioRows.ts";

export function scenariosRoutes(app: FastifyInstance): void {
  app.endpoint(scenarios, async (_input, { caller: { person, rights }, database }) => ({
    items: (await selectScenarios(database, person)).map((row) => presentScenario(row, rights)),
  }));

  app.endpoint(saveScenario, async ({ body }, { caller: { person, rights }, database }) =>
    presentScenario(await addScenario(database, person, body), rights),
  );

  app.endpoint(changeScenario, async ({ params, body }, { caller: { person, rights }, database }) =>
    presentScenario(await alterScenario(database, person, Number(params.scenario), body), rights),
  );

  app.endpoint(deleteScenario, async ({ params }, { caller: { person }, database }) => {
    await removeScenario(database, person, Number(params.scenario));
    return {};
  });

  app.endpoint(restoreScenario, async ({ params }, { caller: { person, rights }, database }) =>
    presentScenario(await bringBackScenario(database, person, Number(params.scenario)), rights),
  );
}
