import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { MEDIA } from "#domain/taxonomy/media.ts";
import { SUB_VERTICALS } from "#domain/taxonomy/verticals.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { importIntoDraft } from "#revisions/drafts/importIntoDraft.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { SMALL_IMPORTS } from "#tests/support/smallImports.ts";
import { walletSum } from "./walletSums.ts";

/** The small country as files, in two versions whose national totals differ, and a larger file of spend. */
export interface CrashFiles {
  readonly totals: readonly [first: string, second: string];
  readonly spend: string;
}

export type Version = 0 | 1;

const BY = "crash";
const SPEND_YEARS = 7;

export async function writeCrashFiles(folder: string): Promise<CrashFiles> {
  await mkdir(folder, { recursive: true });
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const totals = SMALL_IMPORTS["national-totals"];
  return {
    totals: [
      await file("totals-first.csv", totals),
      await file("totals-second.csv", totals.replaceAll("00000000,", "50000000,")),
    ],
    spend: await file("spend.csv", spendText()),
  };
}

/** Some ten thousand rows of one dollar each: enough that a copy takes a while, and too little to raise a total. */
function spendText(): string {
  const media = MEDIA.map(({ id }) => id);
  const rows = ["623", "618"].flatMap((market) =>
    media.flatMap((medium) =>
      SUB_VERTICALS.flatMap(({ id }) =>
        Array.from({ length: SPEND_YEARS }, (_, at) => `${market},${medium},${id},${2018 + at},1`),
      ),
    ),
  );
  return `market_code,medium,vertical,year,amount_usd\n${rows.join("\n")}\n`;
}

/**
 * Brings the schema up to date and publishes both versions of the country, the first one last.
 *
 * @returns the sum of each version's wallets
 */
export async function publishCountry(database: Database, files: CrashFiles): Promise<[string, string]> {
  await migrate(database);
  const folder = join(files.spend, "../country");
  await mkdir(folder, { recursive: true });
  const bring = async (layout: keyof typeof SMALL_IMPORTS) => {
    const path = join(folder, `${layout}.csv`);
    await writeFile(path, SMALL_IMPORTS[layout]);
    await importIntoDraft({ database, layout, path, by: BY });
  };
  for (const layout of ["counties", "markets-tv", "markets-radio", "market-counties", "vertical-mix"] as const)
    await bring(layout);
  const sums: string[] = [];
  for (const version of [1, 0] as const) {
    const revision = await bringTotals(database, files, version);
    await buildRevision(database, revision);
    await publish(database, revision, { id: null, name: BY });
    sums.unshift(await walletSum(database, revision));
  }
  const [first = "", second = ""] = sums;
  if (first === second) throw new Error("Both versions of the country have the same wallets: nothing could be told.");
  return [first, second];
}

/** Makes a version's national totals part of the open draft and answers its number. */
export async function bringTotals(database: Database, { totals }: CrashFiles, version: Version): Promise<number> {
  const path = totals[version];
  const { revision, problems } = await importIntoDraft({ database, layout: "national-totals", path, by: BY });
  if (revision === null) throw new Error(`The totals were refused: ${problems[0]?.message}`);
  return revision;
}
