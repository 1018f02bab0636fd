import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "#platform/database/database.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import { sweepInterruptedImports } from "#revisions/ingest/sweepInterruptedImports.ts";
import { cuttableLine } from "#tests/support/cuttableLine.ts";
import type { TemporaryPostgres } from "#tests/support/postgres.ts";
import { brokenInvariants } from "./brokenInvariants.ts";
import { bringTotals, type CrashFiles, publishCountry, writeCrashFiles } from "./crashCountry.ts";
import { openCrashStore } from "./crashStore.ts";
import type { Deed } from "./deed.ts";
import type { KillOrder } from "./killImports.ts";
import { measureMoments } from "./moments.ts";
import { countRounds, type Round, type Rounds } from "./rounds.ts";
import type { Ending } from "./startVictim.ts";
import { walletSum } from "./walletSums.ts";

const PAUSE_MS = 2_000;
const AWAY_MS = 300;

/**
 * Lets PostgreSQL stand still, ends and restarts it, or cuts the line to it, while a process imports or publishes. The process lives on:
 * what it said is done is, what it said failed left nothing, and the same process does the same again as soon as the store is back.
 */
export async function troubleStores(
  server: TemporaryPostgres,
  which: "import" | "publish",
  order: KillOrder,
): Promise<Rounds> {
  const { kills, seed, ...rest } = order;
  const line = await cuttableLine(new URL(server.url));
  const store = await openCrashStore(server.url, line.url);
  const troubles: Readonly<Record<string, () => Promise<void>>> = {
    "store paused": async () => {
      const goOn = server.pause();
      await wait(PAUSE_MS);
      goOn();
    },
    "store restarted": () => server.restart(),
    "line cut": async () => {
      line.cut();
      await wait(AWAY_MS);
      line.mend();
    },
  };
  try {
    const files = await writeCrashFiles(join(store.folder, "files"));
    const sums = await store.visit((database) => publishCountry(database, files));
    const deeds = {
      import: async () => ({ kind: "import", layout: "spend", path: files.spend }) as const,
      publish: () => store.visit((database) => draftOf(database, files, sums)),
    };
    const moments = await measureMoments(store, seed, { [which]: deeds[which] });
    return await countRounds(
      { fault: `trouble with the store during ${which}`, engine: store.engine, seed, rounds: kills },
      async (round) => {
        const name = Object.keys(troubles)[round % 3] ?? "";
        const deed = await deeds[which]();
        const victim = await store.victim();
        const under = victim.finish(deed);
        await wait(moments.next(which));
        await troubles[name]?.();
        const ending = await under;
        const isDone = "done" in (ending.answer ?? {});
        moments.learn(which, { ...ending, answer: isDone ? ending.answer : undefined });
        const broken = await store.visit((database) => afterTrouble(database, sums, ending, deed));
        // Pausing is no fault: it only takes longer.
        if (name === "store paused" && "failed" in (ending.answer ?? {})) broken.push(`it failed: ${said(ending)}`);
        if ("failed" in (ending.answer ?? {})) {
          const again = await victim.finish(which === "publish" ? await deeds.publish() : deed);
          if ("failed" in (again.answer ?? {})) broken.push(`done again by the same process it failed: ${said(again)}`);
          broken.push(...(await store.visit((database) => afterTrouble(database, sums, again, deed))));
        }
        await victim.dismiss();
        return { left: `${name}: ${said(ending).split("\n")[0]}`, broken } satisfies Round;
      },
      rest,
    );
  } finally {
    await store.close();
    line.close();
  }
}

function said({ answer }: Ending): string {
  return answer && "failed" in answer ? answer.failed : "done";
}

/** A draft of the version that is not published. */
async function draftOf(database: Database, files: CrashFiles, sums: readonly string[]): Promise<Deed> {
  const published = await publishedRevision(database);
  const stands = published === null ? "" : await walletSum(database, published);
  return { kind: "publish", revision: await bringTotals(database, files, stands === sums[0] ? 1 : 0) };
}

async function afterTrouble(
  database: Database,
  sums: readonly string[],
  { answer }: Ending,
  deed: Deed,
): Promise<string[]> {
  await sweepInterruptedImports(database);
  const broken = await brokenInvariants(database, new Set(sums));
  if (!answer || !("done" in answer)) return broken;
  const published = await publishedRevision(database);
  if (deed.kind === "publish" && published !== answer.done)
    broken.push(`revision ${answer.done} was acknowledged as published and ${published} is`);
  const [kept] = await database.query<{ status: string }>("select status from import where import_id = $1", [
    answer.done,
  ]);
  if (deed.kind === "import" && kept?.status !== "accepted")
    broken.push(`import ${answer.done} was acknowledged and is ${kept?.status ?? "gone"}`);
  return broken;
}
