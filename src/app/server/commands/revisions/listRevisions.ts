import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { revisionRecords } from "#platform/database/queries/revisionRecords.ts";
import { type Command, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";
import { textTable } from "../textTable.ts";

export const REVISIONS_USAGE = "revisions [--json]";

/** Lists every revision, newest first, and says which one readers see. */
export const listRevisions: Command = async (args, { database, write }) => {
  const { values } = readArguments(args, { json: { type: "boolean" } }, REVISIONS_USAGE);
  const published = await publishedRevision(database);
  const records = await revisionRecords(database);
  if (values.json) {
    const items = records.map((record) => ({
      id: String(record.id),
      label: record.label,
      status: record.status,
      basedOn: record.basedOn === null ? null : String(record.basedOn),
      sample: record.sample,
      built: record.builtAt !== null,
      publishedAt: record.publishedAt?.toISOString() ?? null,
    }));
    write(`${JSON.stringify({ published: published === null ? null : String(published), items })}\n`);
    return OK;
  }
  if (records.length === 0) {
    write("There is no revision yet. `sample` loads the sample set, `import` begins a draft of your own.\n");
    return OK;
  }
  const rows = records.map((record) => [
    record.id === published ? "*" : "",
    String(record.id),
    record.label,
    record.status,
    record.sample ? "sample data" : "",
    record.basedOn === null ? "" : `from ${record.basedOn}`,
    record.publishedAt?.toISOString().slice(0, 16).replace("T", " ") ?? "",
  ]);
  write(textTable(["", "id", "label", "status", "data", "based on", "published (UTC)"], rows));
  return OK;
};
