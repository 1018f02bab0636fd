import type { Database } from "#platform/database/database.ts";
import { useToken } from "#platform/identity/singleUseToken.ts";
import { administrators, notify } from "#platform/notifications/notify.ts";
import { REQUESTS_PAGE } from "./requestsPage.ts";

declare module "#platform/notifications/notify.ts" {
  interface NotificationKinds {
    /** Somebody asks to be let in. For administrators. */
    readonly "access-requested": { readonly name: string; readonly organization: string };
  }
}

/**
 * Puts a request whose address is proven before the administrators.
 *
 * @throws Failure `link-expired`
 */
export async function confirmRequest(database: Database, secret: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const { email } = await useToken(transaction, "request", secret);
    const [request] = await transaction.query<{ name: string; organization: string }>(
      `update access_request set status = 'open'
       where email = $1 and kind = 'account' and status = 'unconfirmed' returning name, organization`,
      [email],
    );
    if (!request) return;
    const { name, organization } = request;
    await notify(transaction, await administrators(transaction), {
      kind: "access-requested",
      data: { name, organization },
      link: REQUESTS_PAGE,
    });
  });
}
