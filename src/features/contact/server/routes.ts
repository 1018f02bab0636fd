import type { FastifyInstance } from "fastify";
import type { Site } from "#platform/identity/site.ts";
import {
  answerMessage,
  contactAttachment,
  contactMessages,
  contactTeam,
  receivedMessages,
  sendContactMessage,
} from "../contract.ts";
import { changeMessage } from "./answerMessage.ts";
import { contactTeamOf } from "./contactTeam.ts";
import { allMessages, openMessageCount, ownMessages } from "./messageRows.ts";
import { readAttachment } from "./readAttachment.ts";
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
