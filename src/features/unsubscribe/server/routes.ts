import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import { LOCALES } from "#domain/taxonomy/name.ts";
import type { Database } from "#platform/database/database.ts";
import type { TenantStores } from "#platform/database/tenantStores.ts";
import type { RegularMailKind } from "#platform/mail/regular/regularMail.ts";
import { unsubscribeKey, unsubscribePage } from "#platform/mail/regular/unsubscribeLinks.ts";
import { readUnsubscribeToken } from "#platform/mail/regular/unsubscribeToken.ts";
import { mailsOfLink, type RegularMails, resubscribe, unsubscribe } from "../contract.ts";
import type { KindSetting } from "./mailSetting.ts";
import { alertDigests } from "./settings/alertDigests.ts";
import { callNews } from "./settings/callNews.ts";
import { newRevisions } from "./settings/newRevisions.ts";
import { publication } from "./settings/publication.ts";
import { report } from "./settings/report.ts";

export interface UnsubscribeParts {
  readonly tenants: TenantStores;
  /** Where the app lives below the origin. */
  readonly basePath: string;
}

export function unsubscribeRoutes(app: FastifyInstance, { tenants, basePath }: UnsubscribeParts): void {
  app.endpoint(
    mailsOfLink,
    ({ params: { token } }, { database }) => changeMails({ database, tenants }, token, "read"),
    // Programs that look through mails open links too: what a browser gets is a page, and on it a button.
    { page: ({ params: { token } }) => unsubscribePage(basePath, token) },
  );

  app.endpoint(unsubscribe, ({ params: { token } }, { database }) => changeMails({ database, tenants }, token, "end"));

  app.endpoint(resubscribe, ({ params: { token } }, { database }) =>
    changeMails({ database, tenants }, token, "resume"),
  );
}

const SETTINGS: Readonly<Record<RegularMailKind, KindSetting>> = {
  alerts: alertDigests,
  calls: callNews,
  editions: newRevisions,
  publication,
  report,
};

interface Whose {
  readonly customer: number;
  readonly language: string | null;
}

/**
 * What a mail's token stands for, and whether those mails come, after they were ended or taken up again where that is asked. Past the wall is
 * asked of which organisation the person is, and nothing else: settings are read and changed as that person. An account that is closed may end
 * its mails too.
 *
 * @throws Failure `link-expired` for a token that is not ours, and where the person is gone
 */
async function changeMails(
  { database, tenants }: { readonly database: Database; readonly tenants: TenantStores },
  token: string,
  change: "read" | "end" | "resume",
): Promise<RegularMails> {
  const named = readUnsubscribeToken(await unsubscribeKey(database), token);
  if (!named) throw linkOver();
  const { person, kind, about } = named;
  const [whose] = await database.query<Whose>(
    "select customer_id as customer, language from person where person_id = $1",
    [person],
  );
  if (!whose) throw linkOver();
  const setting = SETTINGS[kind];
  const reader = { person, about: about ?? 0 };
  const own = tenants({ personId: person, customerId: whose.customer, administrator: false });
  const found = await own.transaction(async (store) => {
    if (change !== "read") await setting[change](store, reader);
    return setting.read(store, reader);
  });
  return { kind, ...found, language: LOCALES.find((known) => known === whose.language) ?? null };
}

function linkOver(): Failure {
  return new Failure("link-expired", "This link is not valid or has expired. Nothing was changed.");
}
