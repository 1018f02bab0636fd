import type { FastifyInstance } from "fastify";
import { inputError, wrongInput } from "#domain/wrongInput.ts";
import type { Database } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { type Colleague, colleagues } from "#platform/identity/people/colleagues.ts";
import type { RightsDirectory } from "#platform/identity/rights.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import type { Site } from "#platform/identity/site.ts";
import { addComment, changeComment, type Commented, comments, removeComment, restoreComment } from "../contract.ts";
import {
  insertComment,
  keepMentions,
  markDeleted,
  type OwnComment,
  selectComment,
  selectComments,
  selectOwnComment,
  updateComment,
} from "./commentRows.ts";
import { tellingColleagues } from "./tellColleagues.ts";
import { findThing, type Reader, type Thing } from "./things.ts";

export interface CommentParts {
  /** The whole store: what others may see and want to be told is nobody else's to read. */
  readonly database: Database;
  readonly rights: Pick<RightsDirectory, "callerOf">;
  readonly site: Site;
}

/** What people of an organisation say to each other about what they see; who may not see it hears nothing of it. */
export function commentsRoutes(app: FastifyInstance, { database: whole, rights, site }: CommentParts): void {
  const seenBy = (caller: Caller, thing: Thing) => colleaguesOf(whole, rights, caller, thing);

  app.endpoint(comments, async ({ query }, { caller, database, loadedRevisions }) => {
    const thing = await findThing(database, readerOf(caller, loadedRevisions), query.about, query.thing);
    return {
      items: await selectComments(database, caller.person, thing.key),
      people: (await seenBy(caller, thing)).map(({ id, name }) => ({ id: String(id), name })),
    };
  });

  app.endpoint(addComment, async ({ body }, { caller, database, loadedRevisions }) => {
    const thing = await findThing(database, readerOf(caller, loadedRevisions), body.about, body.thing);
    const title = thing.title === null ? body.title : null;
    if (thing.title === null && title === null) throw wrongInput([inputError("/body/title", "unusable")]);
    const named = mentioned(body.mentions, await seenBy(caller, thing));
    const tell = await tellingColleagues(whole, site, named);
    return database.transaction(async (store) => {
      const id = await insertComment(store, caller.person, thing.key, { title, said: body.said });
      await keepMentions(store, id, named);
      await tell(store, named, {
        kind: "mentioned",
        by: caller.person,
        about: thing.title ?? title ?? "",
        said: body.said,
        ...thing,
      });
      return selectComment(store, caller.person, id);
    });
  });

  app.endpoint(changeComment, async ({ params, body }, { caller, database, loadedRevisions }) => {
    const own = await selectOwnComment(database, caller.person, params.comment, false);
    const thing = await thingOf(database, readerOf(caller, loadedRevisions), own);
    const named = mentioned(body.mentions, await seenBy(caller, thing));
    const tell = await tellingColleagues(whole, site, named);
    return database.transaction(async (store) => {
      await updateComment(store, params.comment, body.said);
      const added = await keepMentions(store, params.comment, named);
      await tell(store, added, {
        kind: "mentioned",
        by: caller.person,
        about: thing.title ?? own.title ?? "",
        said: body.said,
        ...thing,
      });
      return selectComment(store, caller.person, params.comment);
    });
  });

  app.endpoint(removeComment, async ({ params }, { caller, database }) => {
    await selectOwnComment(database, caller.person, params.comment, false);
    await markDeleted(database, params.comment, true);
    return {};
  });

  app.endpoint(restoreComment, async ({ params }, { caller, database }) => {
    await selectOwnComment(database, caller.person, params.comment, true);
    await markDeleted(database, params.comment, false);
    return selectComment(database, caller.person, params.comment);
  });
}

function readerOf({ person, rights }: Caller, revisions: LoadedRevisions): Reader {
  return { person, rights, currentYear: () => revisions.current().revision.currentYear };
}

async function colleaguesOf(
  whole: Database,
  rights: CommentParts["rights"],
  { person }: Caller,
  thing: Thing,
): Promise<Colleague[]> {
  const all = await colleagues(whole, rights, person.customerId);
  return all.filter((colleague) => colleague.id !== person.id && thing.isSeenBy(colleague));
}

/** @throws Failure `invalid-input` where somebody is named who may not see the thing */
function mentioned(named: readonly string[], people: readonly Colleague[]): number[] {
  const known = new Set(people.map(({ id }) => id));
  const ids = [...new Set(named.map(Number))];
  if (ids.some((id) => !known.has(id))) throw wrongInput([inputError("/body/mentions", "unusable")]);
  return ids;
}

function thingOf(store: Database, reader: Reader, { view, company, call, address }: OwnComment): Promise<Thing> {
  const [about, id]: readonly [Commented, string] =
    view !== null
      ? ["view", String(view)]
      : company !== null
        ? ["company", company]
        : call !== null
          ? ["call", call]
          : ["figure", address ?? ""];
  return findThing(store, reader, about, id);
}
