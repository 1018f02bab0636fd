import type { FastifyInstance } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { marketNames } from "#revisions/markets/marketNames.ts";
import { differenceOfFiles } from "#revisions/checks/differenceOfFiles.ts";
import { differenceReader } from "#revisions/checks/storedDifference.ts";
import {
  askForReview,
  buildDraft,
  cancelBuild,
  cancelSchedule,
  changeRevision,
  decideReview,
  deleteRevision,
  publishRevisionNow,
  putBackFile,
  restoreRevision,
  revisionDifferences,
  roomRevisionDetail,
  roomRevisions,
  schedulePublication,
  takeOutFile,
  withdrawReview,
} from "../../contract/room.ts";
import { differenceTable, roomTable } from "../../contract/roomTables.ts";
import { beginBuild, cancelBuild as stopBuild } from "./building.ts";
import { changeTexts } from "./changeTexts.ts";
import { putBack, takeOut } from "./files.ts";
import { presentDetail, presentRoom } from "./presentRoom.ts";
import { publishNow, schedule, unschedule } from "./publishing.ts";
import { deleteRevision as remove, restoreRevision as bringBack } from "./removing.ts";
import { askForReview as ask, decideReview as decide, withdrawReview as withdraw } from "./review.ts";
import { selectRoom } from "./roomRows.ts";

interface RoomParts {
  /** How many superseded revisions are kept. */
  readonly keptRevisions: number;
}

interface Context {
  readonly caller: Caller;
  readonly database: Database;
}

/** Making, reviewing and publishing revisions. */
export function roomRoutes(app: FastifyInstance, { keptRevisions: kept }: RoomParts): void {
  const detail = ({ caller, database }: Context, revision: string) =>
    presentDetail(database, Number(revision), { person: caller.person.id, kept });

  app.endpoint(
    roomRevisions,
    async ({ query }, { caller, database }) => {
      const rows = await selectRoom(database, query.deleted === "with");
      return { items: rows.map((row) => presentRoom(row, { person: caller.person.id, kept })), kept };
    },
    { table: ({ items }) => roomTable(items) },
  );
  app.endpoint(roomRevisionDetail, ({ params }, context) => detail(context, params.revision));

  app.endpoint(changeRevision, async ({ params, body }, context) => {
    await changeTexts(context.database, context.caller.person, Number(params.revision), body);
    return detail(context, params.revision);
  });
  app.endpoint(deleteRevision, async ({ params }, { caller, database, loadedRevisions }) => {
    await remove(database, caller.person, Number(params.revision), kept);
    loadedRevisions.forget(Number(params.revision));
    return {};
  });
  app.endpoint(restoreRevision, async ({ params }, context) => {
    await bringBack(context.database, context.caller.person, Number(params.revision));
    return detail(context, params.revision);
  });
  fileRoutes(app, detail);
  differenceRoutes(app);
  reviewRoutes(app, detail);
  publishingRoutes(app, detail);
}

type Detail = (context: Context, revision: string) => ReturnType<typeof presentDetail>;

function fileRoutes(app: FastifyInstance, detail: Detail): void {
  const fileOf = ({ revision, file }: { readonly revision: string; readonly file: string }) => ({
    revision: Number(revision),
    importId: Number(file),
  });
  app.endpoint(takeOutFile, async ({ params }, context) => {
    await takeOut(context.database, context.caller.person, fileOf(params));
    return detail(context, params.revision);
  });
  app.endpoint(putBackFile, async ({ params }, context) => {
    await putBack(context.database, context.caller.person, fileOf(params));
    return detail(context, params.revision);
  });
}

function differenceRoutes(app: FastifyInstance): void {
  const read = differenceReader();
  app.endpoint(
    revisionDifferences,
    async ({ params, query }, { database }) => {
      const against = query.against === undefined ? await publishedRevision(database) : Number(query.against);
      if (against === null) throw new Failure("nothing-published", "There is no other revision to compare with yet.");
      const of = Number(params.revision);
      const difference = await differenceOfFiles(database, read, { of, than: against, year: query.year });
      const names = new Map([...(await marketNames(database, against)), ...(await marketNames(database, of))]);
      const named = <Row>(id: string, row: Row) => ({ ...row, name: names.get(id) ?? id });
      return {
        ...difference,
        revision: params.revision,
        against: String(against),
        markets: difference.markets.map((row) => named(row.id, row)),
        outliers: difference.outliers.map((row) => named(row.market, row)),
      };
    },
    { table: (difference, { query }) => differenceTable(difference, query.list) },
  );
}

function reviewRoutes(app: FastifyInstance, detail: Detail): void {
  app.endpoint(askForReview, async ({ params, body }, context) => {
    await ask(context.database, context.caller.person, Number(params.revision), body.note);
    return detail(context, params.revision);
  });
  app.endpoint(decideReview, async ({ params, body }, context) => {
    await decide(context.database, context.caller.person, Number(params.revision), body);
    return detail(context, params.revision);
  });
  app.endpoint(withdrawReview, async ({ params }, context) => {
    await withdraw(context.database, context.caller.person, Number(params.revision));
    return detail(context, params.revision);
  });
}

function publishingRoutes(app: FastifyInstance, detail: Detail): void {
  app.endpoint(buildDraft, async ({ params }, context) => {
    await beginBuild(context.database, context.caller.person, Number(params.revision));
    return detail(context, params.revision);
  });
  app.endpoint(cancelBuild, async ({ params }, context) => {
    await stopBuild(context.database, context.caller.person, Number(params.revision));
    return detail(context, params.revision);
  });
  app.endpoint(publishRevisionNow, async ({ params, body }, context) => {
    await publishNow(context.database, context.caller.person, Number(params.revision), body);
    // Who is told that it is published finds it so; where it cannot be loaded yet it is tried again within a second.
    await context.loadedRevisions.refresh().catch(() => undefined);
    return detail(context, params.revision);
  });
  app.endpoint(schedulePublication, async ({ params, body }, context) => {
    await schedule(context.database, context.caller.person, Number(params.revision), body);
    return detail(context, params.revision);
  });
  app.endpoint(cancelSchedule, async ({ params }, context) => {
    await unschedule(context.database, context.caller.person, Number(params.revision));
    return detail(context, params.revision);
  });
}
