import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/database/database.ts";
import type { Site } from "#platform/identity/site.ts";
import { unsubscribeLinks } from "#platform/mail/regular/unsubscribeLinks.ts";
import { published } from "#revisions/publishing/published.ts";
import { alerts, markAlert, markAlerts, sendAlertDigest } from "../contract.ts";
import { alertsTable } from "../contract/alertsTable.ts";
import { sendDigestNow } from "./alertDigests.ts";
import { selectAlert, selectAlerts, updateAlerts } from "./alertRows.ts";
import { presentAlert } from "./presentAlert.ts";
import { ruleRoutes } from "./ruleRoutes.ts";
import { subscriptionRoutes } from "./subscriptionRoutes.ts";

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
