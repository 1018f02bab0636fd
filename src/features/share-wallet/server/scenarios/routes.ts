import type { FastifyInstance } from "fastify";
import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { readFocus } from "#domain/shareOfWallet/focus.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { queryOf } from "#platform/api/appAddress.ts";
import type { EndpointInput } from "#platform/api/endpoint.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { expectPublished } from "#revisions/publishing/expectPublished.ts";
import {
  changeScenario,
  deleteScenario,
  MOST_SCENARIOS,
  restoreScenario,
  saveScenario,
  type Scenario,
  scenarios,
} from "../../contract/scenarios.ts";
import { noSuchScenario, type Reader, type ScenarioRow, selectScenario, selectScenarios } from "./scenarioRows.ts";

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

/**
 * Saves a state of the share of wallet.
 *
 * @throws Failure `revision-unknown` for a revision that was never published, `conflict` when the person has too many scenarios
 */
function addScenario(
  database: Database,
  owner: Reader,
  { name, note, path, revision, shared }: EndpointInput<typeof saveScenario>["body"],
): Promise<ScenarioRow> {
  return database.transaction(async (store) => {
    await expectPublished(store, revision);
    await checkRoom(store, owner.id);
    const [made] = await store.query<{ id: number }>(
      `insert into scenario (person_id, customer_id, name, note, path, revision_id, shared)
       values ($1, $2, $3, $4, $5, $6, $7) returning scenario_id as id`,
      [owner.id, owner.customerId, name, note, path, Number(revision), shared],
    );
    if (!made) throw new Error("The scenario was not saved.");
    return selectScenario(store, owner, made.id);
  });
}

/**
 * Changes a scenario of the person's own.
 *
 * @throws Failure `not-found` for one of somebody else, `revision-unknown`, `conflict` when it was changed since it was read
 */
function alterScenario(
  database: Database,
  owner: Reader,
  id: number,
  change: EndpointInput<typeof changeScenario>["body"],
): Promise<ScenarioRow> {
  return database.transaction(async (store) => {
    await store.query("select 1 from scenario where scenario_id = $1 for update", [id]);
    const before = await selectScenario(store, owner, id);
    if (!before.mine) throw noSuchScenario();
    if (before.version !== change.version)
      throw new Failure("conflict", "Someone else changed this scenario. Reload it, then make your change again.");
    if (change.revision !== undefined) await expectPublished(store, change.revision);
    await store.query(
      `update scenario set name = $2, note = $3, path = $4, revision_id = $5, shared = $6, updated_at = now(),
         version = version + 1
       where scenario_id = $1`,
      [
        id,
        change.name ?? before.name,
        change.note ?? before.note,
        change.path ?? before.path,
        change.revision === undefined ? before.revision_id : Number(change.revision),
        change.shared ?? before.shared,
      ],
    );
    return selectScenario(store, owner, id);
  });
}

/** Takes a scenario of the person's own out of everybody's sight. @throws Failure `not-found` */
async function removeScenario(database: Database, owner: Reader, id: number): Promise<void> {
  await database.transaction(async (store) => {
    await store.query("delete from scenario where person_id = $1 and deleted_at < now() - interval '1 day'", [
      owner.id,
    ]);
    const [removed] = await store.query(
      `update scenario set deleted_at = now()
       where scenario_id = $1 and person_id = $2 and customer_id = $3 and deleted_at is null returning 1`,
      [id, owner.id, owner.customerId],
    );
    if (!removed) throw noSuchScenario();
  });
}

/** Restores a deleted scenario, for a day. @throws Failure `not-found` */
async function bringBackScenario(database: Database, owner: Reader, id: number): Promise<ScenarioRow> {
  const [back] = await database.query(
    `update scenario set deleted_at = null
     where scenario_id = $1 and person_id = $2 and customer_id = $3 and deleted_at > now() - interval '1 day' returning 1`,
    [id, owner.id, owner.customerId],
  );
  if (!back) throw noSuchScenario();
  return selectScenario(database, owner, id);
}

async function checkRoom(store: Queryable, person: number): Promise<void> {
  // The lock makes two who save at once count each other's.
  await store.query("select 1 from person where person_id = $1 for update", [person]);
  const [own] = await store.query<{ count: number }>(
    "select count(*)::int as count from scenario where person_id = $1 and deleted_at is null",
    [person],
  );
  if ((own?.count ?? 0) >= MOST_SCENARIOS)
    throw new Failure("conflict", `${MOST_SCENARIOS} scenarios are saved already. Delete one that is not needed.`);
}

/** A scenario as it leaves the server, for a reader with these rights. */
function presentScenario(row: ScenarioRow, rights: Rights): Scenario {
  return {
    id: String(row.id),
    name: row.name,
    note: row.note,
    path: row.path,
    revision: { id: String(row.revision_id), label: row.revision },
    mine: row.mine,
    owner: row.owner,
    shared: row.shared,
    open: isOpenTo(rights, row.path),
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  };
}

/** Whether the market and the part of it that an address names may be read. */
function isOpenTo(rights: Rights, path: string): boolean {
  const query = new URLSearchParams(queryOf(path));
  const market = query.get("market");
  const focus = readFocus(query.get("focus") ?? "market");
  const isFocusOpen = !focus || focus.kind === "market" || mayReadVertical(rights, verticalOf(focus.id));
  return (market === null || mayReadMarket(rights, market)) && isFocusOpen;
}
