import { loadStarter } from "#features/content/server/starter/loadStarter.ts";
import { readStarter } from "#features/content/server/starter/readStarter.ts";
import { STARTER_FOLDER } from "#features/content/server/starter/starterFolder.ts";
import { type Command, Misuse, OK } from "./command.ts";
import { readArguments } from "./readArguments.ts";
import { count } from "./textTable.ts";

export const CONTENT_USAGE = "content load [--json]";

/** Brings the starter content in, and what is new of it; what people have changed or deleted stays as it is. */
export const content: Command = async ([action, ...args], { database, write }) => {
  if (action !== "load") throw new Misuse(`Usage: ${CONTENT_USAGE}`);
  const { values } = readArguments(args, { json: { type: "boolean" } }, CONTENT_USAGE);
  const loaded = await loadStarter(database, await readStarter(STARTER_FOLDER));
  const { added, renewed, kept } = loaded;
  write(
    values.json
      ? `${JSON.stringify(loaded)}\n`
      : `Starter content: ${count(added)} added, ${count(renewed)} renewed, ${count(kept)} left as people have changed them.\n`,
  );
  return OK;
};
