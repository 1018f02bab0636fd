import type { FastifyInstance } from "fastify";
import type { Queryable } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { mailConnectLink, mailWayIn } from "#platform/identity/connectLinks.ts";
import { linkByInvitation } from "#platform/identity/linkIdentity.ts";
import type { Site } from "#platform/identity/site.ts";
import { tokenHolder } from "#platform/identity/singleUseToken.ts";
import { acceptInvitation, connectAccount, invitation, mailInvitation } from "../contract.ts";

export interface InvitationOptions {
  readonly site: Site;
  /** Whether people sign in with passwords of ours, and with accounts of a provider in the cloud. */
  readonly local: boolean;
  readonly cloud: unknown;
}

/** What everybody is told. */
const RECEIVED = { received: true } as const;

export function invitationRoutes(app: FastifyInstance, { local, cloud, site }: InvitationOptions): void {
  const ways = [...(local ? ["local" as const] : []), ...(cloud ? ["microsoft" as const] : [])];

  app.endpoint(invitation, async ({ body }, { database }) => {
    const holder = await tokenHolder(database, "invitation", body.token);
    const invited = holder?.personId ? await invitedPerson(database, holder.personId) : undefined;
    if (!invited || invited.email !== holder?.email)
      throw new Failure(
        "link-expired",
        "This invitation has already been used or has expired. Ask your administrator for a new one.",
      );
    // Who is inside already has a password, or the way to a new one.
    return { ...invited, ways: ways.filter((way) => way !== "local" || !invited.active) };
  });

  app.endpoint(acceptInvitation, async ({ body }, { database, token }) => ({
    email: await linkByInvitation(database, token, body.token, site),
  }));

  app.endpoint(mailInvitation, async ({ body: { email, language } }, { database }) => {
    await mailWayIn(database, { email, language, cloud: Boolean(cloud) }, site);
    return RECEIVED;
  });

  app.endpoint(connectAccount, async (_input, { token, database }) => {
    if (!cloud) throw new Failure("not-found", "No identity provider is set up here, so accounts cannot be connected.");
    await mailConnectLink(database, token.identity, site);
    return RECEIVED;
  });
}

async function invitedPerson(store: Queryable, id: number) {
  const [person] = await store.query<{ email: string; name: string; customer: string; active: boolean }>(
    `select person.email, person.name, customer.name as customer, person.status = 'active' as active
     from person join customer on customer.customer_id = person.customer_id
     where person.person_id = $1 and person.status in ('invited', 'active')`,
    [id],
  );
  return person;
}
