import { createInterface } from "node:readline";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/openDatabase.ts";
import { doDeed, restoreInto } from "./doDeed.ts";
import type { Deed, Said, VictimPlace } from "./deed.ts";

/** A process of its own that opens the store, does what it is told on standard input, and says when it is done. Tests kill it meanwhile. */

const place: VictimPlace = JSON.parse(process.argv[2] ?? "");

function say(said: Said): void {
  process.stdout.write(`${JSON.stringify(said)}\n`);
}

function act(database: Database | null, deed: Deed): Promise<number | null> {
  if (deed.kind === "restore") return restoreInto(place, deed.path);
  if (!database) throw new Error(`A process without a store cannot ${deed.kind}.`);
  return doDeed(database, place, deed);
}

const database = place.waits ? null : await openDatabase(place);
say({ ready: true });
for await (const line of createInterface({ input: process.stdin })) {
  const deed: Deed = JSON.parse(line);
  await act(database, deed).then(
    (done) => say({ done }),
    (reason: unknown) => say({ failed: reason instanceof Error ? (reason.stack ?? reason.message) : String(reason) }),
  );
}
await database?.close();
