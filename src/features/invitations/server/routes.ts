import type { FastifyInstance } from "fastify";
import type { Queryable } from "#database/database.ts";
import { Failure } from "#domain/failure.ts";
import { linkByInvitation } from "#identity/linkIdentity.ts";
import { tokenHolder } from "#identity/singleUseToken.ts";
import { acceptInvitation, invitation, type INVITATION_WAYS } from "../contract.ts";

export interface InvitationOptions {
  /** How people can sign in here. */
  readonly ways: readonly (typeof INVITATION_WAYS)[number][];
}

export function invitationRoutes(app: FastifyInstance, { ways }: InvitationOptions): void {
  app.endpoint(invitation, async ({ body }, { database }) => {
    const holder = await tokenHolder(database, "invitation", body.token);
    const invited = holder?.personId ? await invitedPerson(database, holder.personId) : undefined;
    if (!invited)
      throw new Failure("link-expired", "This invitation has been taken up already, or its time has passed.");
    return { ...invited, ways: [...ways] };
  });

  app.endpoint(acceptInvitation, async ({ body }, { database, token }) => ({
    email: await linkByInvitation(database, token, body.token),
  }));
}

async function invitedPerson(store: Queryable, id: number) {
  const [person] = await store.query<{ email: string; name: string; customer: string }>(
    `select person.email, person.name, customer.name as customer
     from person join customer on customer.customer_id = person.customer_id
     where person.person_id = $1 and person.status = 'invited'`,
    [id],
  );
  return person;
}
