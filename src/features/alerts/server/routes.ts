import type { FastifyInstance } from "fastify";
import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import type { Database, Queryable } from "#platform/database/database.ts";
import { personPreference } from "#platform/database/queries/personPreference.ts";
import type { Site } from "#platform/identity/site.ts";
import { unsubscribeLinks } from "#platform/mail/regular/unsubscribeLinks.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { published } from "#revisions/publishing/published.ts";
import {
  alerts,
  alertSubscriptions,
  deleteAlertSubscription,
  markAlert,
  markAlerts,
  restoreAlertSubscription,
  saveAlertSubscription,
  sendAlertDigest,
} from "../contract.ts";
import type { AlertSubscription } from "../contract/alertSchemas.ts";
import { alertsTable } from "../contract/alertsTable.ts";
import { sendDigestNow } from "./alertDigests.ts";
import { selectAlert, selectAlerts, updateAlerts } from "./alertRows.ts";
import { checkPlaces } from "./checkCondition.ts";
import { marketNameIn, presentAlert } from "./presentAlert.ts";
import { ruleRoutes } from "./ruleRoutes.ts";
import {
  endSubscription,
  putSubscription,
  resumeSubscription,
  selectSubscriptions,
  type StoredSubscription,
} from "./subscriptionRows.ts";

export interface AlertsParts {
  readonly site: Site;
  /** The whole store: what links in mails are signed with is read there. */
  readonly database: Database;
}

export function alertsRoutes(app: FastifyInstance, { site, database: whole }: AlertsParts): void {
  app.endpoint(
    alerts,
    async (_input, { caller: { person, rights }, database, loadedRevisions }) => {
      const loadedRevision = published(loadedRevisions);
      return {
        items: (await selectAlerts(database, person, rights)).map((alert) => presentAlert(alert, loadedRevision)),
      };
    },
    { table: ({ items }) => alertsTable(items, "en-US") },
  );

  app.endpoint(markAlert, ({ params, body }, { caller: { person, rights }, database, loadedRevisions }) =>
    database.transaction(async (store) => {
      await selectAlert(store, person, rights, params.alert);
      await updateAlerts(store, person, [params.alert], body);
      return presentAlert(await selectAlert(store, person, rights, params.alert), published(loadedRevisions));
    }),
  );

  app.endpoint(markAlerts, async ({ body: { alerts: ids, ...mark } }, { caller: { person }, database }) => ({
    marked: await updateAlerts(database, person, ids, mark),
  }));

  ruleRoutes(app);
  subscriptionRoutes(app);

  app.endpoint(sendAlertDigest, async (_input, { caller, database, loadedRevisions }) => {
    const loadedRevision = published(loadedRevisions);
    if (!loadedRevision) return { sent: 0 };
    const linksOf = await unsubscribeLinks(whole, site);
    return { sent: await sendDigestNow(database, { loadedRevision, site, at: Date.now(), linksOf }, caller) };
  });
}

function subscriptionRoutes(app: FastifyInstance): void {
  app.endpoint(alertSubscriptions, async (_input, { caller: { person, rights }, database, loadedRevisions }) => {
    const loadedRevision = published(loadedRevisions);
    const { timeZone } = await personPreference(database, person.id);
    const items = await selectSubscriptions(database, person);
    return { items: items.map((one) => presentSubscription(one, rights, loadedRevision)), timeZone };
  });

  app.endpoint(saveAlertSubscription, async ({ body }, { caller: { person, rights }, database, loadedRevisions }) => {
    const loadedRevision = published(loadedRevisions);
    const { timeZone, ...wanted } = body;
    checkPlaces({ market: wanted.market, subject: wanted.vertical, medium: null }, rights, loadedRevision);
    return database.transaction(async (store) => {
      if (timeZone !== undefined) await keepTimeZone(store, person.id, timeZone);
      return presentSubscription(await putSubscription(store, person, wanted), rights, loadedRevision);
    });
  });

  app.endpoint(deleteAlertSubscription, async ({ params }, { caller: { person }, database }) => {
    await endSubscription(database, person, params.subscription);
    return {};
  });

  app.endpoint(
    restoreAlertSubscription,
    async ({ params }, { caller: { person, rights }, database, loadedRevisions }) =>
      presentSubscription(
        await resumeSubscription(database, person, params.subscription),
        rights,
        published(loadedRevisions),
      ),
  );
}

/** The browser's zone, as long as the person has chosen none. */
async function keepTimeZone(store: Queryable, person: number, timeZone: string): Promise<void> {
  await store.query(
    `insert into person_preference (person_id, verticals, time_zone) values ($1, '{}', $2)
     on conflict (person_id) do update set time_zone = coalesce(person_preference.time_zone, excluded.time_zone)`,
    [person, timeZone],
  );
}

/** A market that was lost is called by its id: its name is in no answer any more. */
function presentSubscription(
  { id, vertical, market, rhythm, inApp, byMail }: StoredSubscription,
  rights: Rights,
  loadedRevision: LoadedRevision | null,
): AlertSubscription {
  const lost = market !== null && !mayReadMarket(rights, market);
  const closed = vertical !== null && !mayReadVertical(rights, vertical);
  return {
    id: String(id),
    vertical,
    market,
    marketName: market === null || lost ? market : marketNameIn(loadedRevision, market),
    rhythm,
    inApp,
    byMail,
    paused: lost ? "market" : closed ? "vertical" : null,
  };
}
