import type { FastifyInstance } from "fastify";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { type Colleague, colleagues } from "#platform/identity/people/colleagues.ts";
import { receivers, sendThing } from "../contract/sendings.ts";
import type { CommentParts } from "./routes.ts";
import { findSendable, type Sendable } from "./sentThings.ts";
import { tellingColleagues } from "./tellColleagues.ts";

/** Saved views and alerts that are sent to colleagues; who may not read what they show is not offered, and refused. */
export function sendingRoutes(app: FastifyInstance, { database: whole, rights, site }: CommentParts): void {
  const openTo = async ({ person }: Caller, { isOpenTo }: Sendable): Promise<Colleague[]> => {
    const all = await colleagues(whole, rights, person.customerId);
    return all.filter((colleague) => colleague.id !== person.id && isOpenTo(colleague.rights));
  };

  app.endpoint(receivers, async ({ query }, { caller, database }) => {
    const found = await findSendable(database, caller, query.about, query.thing);
    return { people: (await openTo(caller, found)).map(({ id, name }) => ({ id: String(id), name })) };
  });

  app.endpoint(sendThing, async ({ body: { about, thing, to, message, title } }, { caller, database }) => {
    const found = await findSendable(database, caller, about, thing);
    const name = found.title ?? title;
    if (name === null) throw wrongInput([inputError("/body/title", "unusable")]);
    const known = new Set((await openTo(caller, found)).map(({ id }) => id));
    const people = to === "team" ? [...known] : [...new Set(to.map(Number))];
    if (people.some((id) => !known.has(id))) throw wrongInput([inputError("/body/to", "unusable")]);
    const tell = await tellingColleagues(whole, site, people);
    await database.transaction((store) =>
      tell(store, people, { kind: "sent", by: caller.person, about: name, said: message, linkFor: () => found.link }),
    );
    return { sent: people.length };
  });
}
