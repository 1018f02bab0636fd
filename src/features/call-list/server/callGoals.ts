import type { FastifyInstance } from "fastify";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { seesTeamCalls } from "#platform/identity/people/seesTeamCalls.ts";
import { callGoals, type CallGoals, setCallGoal } from "../contract/callGoals.ts";
import { notOnList, type Owner, selectColleagues } from "./callEntries.ts";

/** What people are to win in a quarter. */
export function callGoalRoutes(app: FastifyInstance): void {
  app.endpoint(callGoals, async (_input, { caller: { person }, database }) => ({
    items: await selectGoals(database, person, await seesTeamCalls(database, person)),
  }));

  app.endpoint(setCallGoal, async ({ params, body }, { caller: { person }, database }) => {
    // Who may not is told what who has none is told.
    if (!(await seesTeamCalls(database, person))) throw notOnList();
    await keepGoal(database, person, { ...body, person: Number(params.person) });
    return { items: await selectGoals(database, person, true) };
  });
}

/** Goals of people who may sign in, latest quarter first: of everybody in the organisation where `whole`, else the person's own. */
function selectGoals(store: Queryable, { id, customerId }: Owner, whole: boolean): Promise<CallGoals> {
  return store.query<CallGoals[number]>(
    `select goal.person_id::text as person, goal.year, goal.quarter, goal.dollars
     from call_goal as goal
     join person on person.person_id = goal.person_id and person.customer_id = goal.customer_id and person.status = 'active'
     where goal.customer_id = $1 and ($3::boolean or goal.person_id = $2)
     order by goal.year desc, goal.quarter desc, goal.person_id`,
    [customerId, id, whole],
  );
}

interface NewGoal {
  readonly person: number;
  readonly year: number;
  readonly quarter: number;
  /** Null takes it away. */
  readonly dollars: number | null;
}

/** @throws Failure `invalid-input` for somebody who is not of the organisation */
async function keepGoal(database: Database, by: Owner, { person, year, quarter, dollars }: NewGoal): Promise<void> {
  const people = await selectColleagues(database, by.customerId);
  if (!people.some(({ id }) => id === person)) throw wrongInput([inputError("/params/person", "owner-foreign")]);
  const goal = [by.customerId, person, year, quarter];
  if (dollars === null) {
    await database.query(
      "delete from call_goal where customer_id = $1 and person_id = $2 and year = $3 and quarter = $4",
      goal,
    );
    return;
  }
  await database.query(
    `insert into call_goal (customer_id, person_id, year, quarter, dollars, set_by) values ($1, $2, $3, $4, $5, $6)
     on conflict (customer_id, person_id, year, quarter) do update set
       dollars = excluded.dollars, set_by = excluded.set_by, set_at = now()`,
    [...goal, dollars, by.id],
  );
}
