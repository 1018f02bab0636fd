import { createInterface } from "node:readline";
import { makeBackup } from "#backup/makeBackup.ts";
import type { Database } from "#database/database.ts";
import { migrate } from "#database/migrate.ts";
import { openDatabase } from "#database/openDatabase.ts";
import { deliverBySmtp } from "#mail/deliverBySmtp.ts";
import { sendDueMails } from "#mail/sendDueMails.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { importIntoDraft } from "#revisions/importIntoDraft.ts";
import { publish } from "#revisions/publish.ts";
import type { Deed, Said, VictimPlace } from "./deed.ts";

/** A process of its own that opens the store, does what it is told on standard input, and says when it is done. Tests kill it meanwhile. */

const place: VictimPlace = JSON.parse(process.argv[2] ?? "");
const BY = "victim";

/** A number where the deed made something that has one. */
async function doIt(database: Database, deed: Deed): Promise<number | null> {
  switch (deed.kind) {
    case "import": {
      const { layout, path } = deed;
      const { importId } = await importIntoDraft({ database, layout, path, by: BY, replace: layout === "spend" });
      return importId;
    }
    case "publish":
      await buildRevision(database, deed.revision);
      return (await publish(database, deed.revision, { id: null, name: BY })).revision;
    case "migrate":
      return (await migrate(database)).length;
    case "backup": {
      const { signal } = new AbortController();
      const order = { path: deed.path, version: "crash", passphrase: null, keys: true, replace: false };
      await makeBackup({ database, rooms: [], ...order, signal, by: BY, scheduled: false });
      return null;
    }
    default:
      await sendDueMails(database, deliverBySmtp(deed.url, { name: "Spotmarket", address: "noreply@example.com" }), {
        sent: () => undefined,
        failed: () => undefined,
      });
      return null;
  }
}

function say(said: Said): void {
  process.stdout.write(`${JSON.stringify(said)}\n`);
}

const database = await openDatabase(place);
say({ ready: true });
for await (const line of createInterface({ input: process.stdin })) {
  const deed: Deed = JSON.parse(line);
  await doIt(database, deed).then(
    (done) => say({ done }),
    (reason: unknown) => say({ failed: reason instanceof Error ? reason.message : String(reason) }),
  );
}
await database.close();
