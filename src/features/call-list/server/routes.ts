import { seesTeamCalls } from "#platform/identity/people/seesTeamCalls.ts";
import type { FastifyInstance } from "fastify";
import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import { subVerticalById, verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import type { Database } from "#platform/database/database.ts";
import type { Site } from "#platform/identity/site.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { published } from "#revisions/publishing/published.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import {
  addCall,
  type CallEntry,
  callHistory,
  callList,
  changeCall,
  handOverCall,
  removeCall,
  restoreCall,
  teamCalls,
} from "../contract.ts";
import { callNews, chooseCallNews } from "../contract/callNews.ts";
import { callListTable } from "../contract/callListTable.ts";
import {
  deleteCall,
  handOver,
  insertCall,
  type NewCall,
  notOnList,
  selectCalls,
  selectColleagues,
  selectTeamCalls,
  type StoredCall,
  undeleteCall,
  updateCall,
} from "./callEntries.ts";
import { selectHistory } from "./callHistory.ts";
import { keepCallNews, selectCallNews, tellingOfCall } from "./tellOfCall.ts";

export interface CallListParts {
  /** The whole store: what somebody wants to be told is nobody else's to read. */
  readonly database: Database;
  readonly site: Site;
}

export function callListRoutes(app: FastifyInstance, parts: CallListParts): void {
  app.endpoint(
    callList,
    async (_input, { caller, database, loadedRevisions }) => ({
      items: (await selectCalls(database, caller.person)).map((call) => withMarketName(call, loadedRevisions)),
    }),
    { table: ({ items }) => callListTable(items, "en-US") },
  );

  app.endpoint(addCall, async ({ body }, { caller, database, loadedRevisions }) => {
    checkMayCall(body, caller.rights, published(loadedRevisions));
    return withMarketName(await insertCall(database, caller.person, body), loadedRevisions);
  });

  app.endpoint(changeCall, async ({ params, body }, { caller, database, loadedRevisions }) =>
    withMarketName(await updateCall(database, caller.person, params.entry, body), loadedRevisions),
  );

  app.endpoint(removeCall, async ({ params }, { caller, database, loadedRevisions }) =>
    withMarketName(await deleteCall(database, caller.person, params.entry), loadedRevisions),
  );

  app.endpoint(restoreCall, async ({ params }, { caller, database, loadedRevisions }) =>
    withMarketName(await undeleteCall(database, caller.person, params.entry), loadedRevisions),
  );

  teamRoutes(app, parts);
  newsRoutes(app);
}

/** How somebody hears of what others do about her calls. */
function newsRoutes(app: FastifyInstance): void {
  app.endpoint(callNews, async (_input, { caller, database }) => ({
    news: await selectCallNews(database, caller.person.id),
  }));

  app.endpoint(chooseCallNews, async ({ body }, { caller, database }) => {
    await keepCallNews(database, caller.person.id, body.news);
    return body;
  });
}

/** What is seen beyond one's own list. */
function teamRoutes(app: FastifyInstance, { database: whole, site }: CallListParts): void {
  app.endpoint(
    teamCalls,
    async (_input, { caller, database, loadedRevisions }) => {
      if (!(await seesTeamCalls(database, caller.person))) return { sees: false, people: [], items: [] };
      const { customerId } = caller.person;
      const people = await selectColleagues(database, customerId);
      const items = await selectTeamCalls(database, customerId);
      return {
        sees: true,
        people: people.map(({ id, name }) => ({ id: String(id), name })),
        items: items.map((call) => withMarketName(call, loadedRevisions)),
      };
    },
    { table: ({ items }) => callListTable(items, "en-US") },
  );

  app.endpoint(handOverCall, async ({ params, body }, { caller, database, loadedRevisions }) => {
    // Who may not is told what who has none is told.
    if (!(await seesTeamCalls(database, caller.person))) throw notOnList();
    const [by, to] = [caller.person, Number(body.owner)];
    // On a way of its own: inside a transaction the embedded store would wait for itself.
    const tell = await tellingOfCall(whole, site, by, to);
    const given = await handOver(database, by, params.entry, to, (transaction, call) =>
      tell(transaction, withMarketName(call, loadedRevisions)),
    );
    return withMarketName(given, loadedRevisions);
  });

  app.endpoint(callHistory, async ({ params }, { caller, database }) => ({
    items: await selectHistory(database, caller.person, params.entry, await seesTeamCalls(database, caller.person)),
  }));
}

export function withMarketName(call: StoredCall, loadedRevisions: LoadedRevisions): CallEntry {
  return { ...call, marketName: published(loadedRevisions)?.markets.get(call.market)?.name ?? call.market };
}

/**
 * What does not exist is refused like what is not bought, so that nobody learns which exist.
 *
 * @throws Failure `market-not-entitled`, `vertical-not-entitled`
 */
export function checkMayCall(
  { market, subVertical }: Pick<NewCall, "market" | "subVertical">,
  rights: Rights,
  loadedRevision: LoadedRevision | null,
): void {
  const exists = market === NATION || loadedRevision?.markets.has(market);
  if (!exists || !mayReadMarket(rights, market))
    throw new Failure("market-not-entitled", `Your subscription does not include the market ${market}.`);
  if (!subVerticalById(subVertical) || !mayReadVertical(rights, verticalOf(subVertical)))
    throw new Failure("vertical-not-entitled", `Your subscription does not include the vertical of ${subVertical}.`);
}
