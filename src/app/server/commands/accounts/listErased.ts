import { csvLine } from "#domain/tables/csv.ts";
import { listErased as selectErased } from "#platform/identity/erasure/erasedPeople.ts";
import { type Command, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";

/** Lists everyone who was erased, by number alone, as a file that `doctor --erased` reads after an older backup was restored. */
export const listErased: Command = async (args, { database, write }) => {
  readArguments(args, {}, "user erased");
  const rows = await selectErased(database);
  write(
    [["number", "hash", "erased_on"], ...rows.map(({ number, hash, day }) => [number, hash, day])]
      .map(csvLine)
      .join(""),
  );
  return OK;
};
