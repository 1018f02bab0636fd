import { rollback } from "#revisions/publishing/publish.ts";
import { type Command, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";

export const ROLLBACK_USAGE = "rollback [--json]";

/** Publishes again the revision that the published one came from. */
export const rollbackRevision: Command = async (args, { database, by, write }) => {
  const { values } = readArguments(args, { json: { type: "boolean" } }, ROLLBACK_USAGE);
  const { revision, before } = await rollback(database, { id: null, name: by });
  write(
    values.json
      ? `${JSON.stringify({ published: String(revision), before: String(before) })}\n`
      : `Revision ${revision} is published again in place of ${before}.\n`,
  );
  return OK;
};
