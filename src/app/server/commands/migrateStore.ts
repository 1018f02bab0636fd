import { migrate } from "#platform/database/migrate.ts";
import { type Command, OK } from "./command.ts";
import { readArguments } from "./readArguments.ts";

export const MIGRATE_USAGE = "migrate";

/** Brings the store's tables up to date. */
export const migrateStore: Command = async (args, { database, write }) => {
  readArguments(args, {}, MIGRATE_USAGE);
  const applied = await migrate(database);
  write(applied.length === 0 ? "The store is up to date.\n" : `Applied ${applied.join(", ")}.\n`);
  return OK;
};
