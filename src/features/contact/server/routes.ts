import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import type { FileAnswer } from "#platform/api/fileAnswer.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { Site } from "#platform/identity/site.ts";
import {
  answerMessage,
  contactAttachment,
  contactMessages,
  contactTeam,
  type ContactTeam,
  receivedMessages,
  sendContactMessage,
} from "../contract.ts";
import { changeMessage } from "./answerMessage.ts";
import { allMessages, openMessageCount, ownMessages } from "./messageRows.ts";
import { receiveMessage } from "./receiveMessage.ts";

export function contactRoutes(app: FastifyInstance, site: Site): void {
  app.endpoint(contactTeam, (_input, { caller, database }) => contactTeamOf(database, caller.person.id));

  app.endpoint(sendContactMessage, async ({ body }, { caller, database }) => ({
    id: await receiveMessage(database, caller.person, body, site),
  }));

  app.endpoint(contactMessages, async (_input, { caller, database }) => ({
    items: await ownMessages(database, caller.person.id),
  }));

  app.fileEndpoint(contactAttachment, ({ params }, { caller, database }) =>
    readAttachment(database, caller, params.message),
  );

  app.endpoint(receivedMessages, async ({ query: { status = null, before = null, limit } }, { database }) => {
    const [found, open] = await Promise.all([
      allMessages(database, { status, before, limit: limit + 1 }),
      openMessageCount(database),
    ]);
    return { items: found.slice(0, limit), open, more: found.length > limit };
  });

  app.endpoint(answerMessage, ({ params, body }, { caller, database }) =>
    changeMessage(database, caller.person, { ...params, ...body }, site),
  );
}

/** Whom a person can turn to: the account owner of her customer, and everybody who administers the product. */
async function contactTeamOf(store: Queryable, person: number): Promise<ContactTeam> {
  const [customer] = await store.query<{ name: string; owner: string | null; email: string | null }>(
    `select c.name, o.name as owner, o.email
     from person p join customer c on c.customer_id = p.customer_id
       left join person o on o.person_id = c.owner_id and o.status = 'active'
     where p.person_id = $1`,
    [person],
  );
  const administrators = await store.query<{ name: string; email: string }>(
    "select name, email from person where role = 'Administrator' and status = 'active' order by name, person_id",
  );
  const { name = "", owner = null, email = null } = customer ?? {};
  return { customer: name, owner: owner !== null && email !== null ? { name: owner, email } : null, administrators };
}

/**
 * The file attached to a message.
 *
 * @throws Failure `not-found` also where the message is somebody else's and the caller no administrator
 */
async function readAttachment(store: Queryable, { person, rights }: Caller, message: string): Promise<FileAnswer> {
  const [row] = await store.query<{ name: string; type: string; bytes: Uint8Array }>(
    `select attachment_name as name, attachment_type as type, attachment as bytes
     from contact_message
     where contact_message_id = $1 and attachment is not null and attachment_name is not null
       and attachment_type is not null and (person_id = $2 or $3)`,
    [message, person.id, rights.role === "Administrator"],
  );
  if (!row) throw new Failure("not-found", "This attachment does not exist.");
  return row;
}
