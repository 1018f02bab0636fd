import type { FastifyInstance } from "fastify";
import type { TenantStores } from "#platform/database/tenantStores.ts";
import { unsubscribePage } from "#platform/mail/regular/unsubscribeLinks.ts";
import { mailsOfLink, resubscribe, unsubscribe } from "../contract.ts";
import { changeMails } from "./changeMails.ts";

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
