import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Database } from "#platform/database/database.ts";
import type { Coverage } from "#domain/revisions/coverage.ts";
import type { LayoutName } from "#revisions/ingest/layout.ts";
import { type DraftImportReport, importIntoDraft } from "#revisions/drafts/importIntoDraft.ts";

/** Import files of a country of four counties, two TV markets and a radio market that reaches into both. */
export const SMALL_IMPORTS = {
  counties: `fips,county,state,population,households,per_capita_income_usd,latitude,longitude
48113,Dallas County,TX,2600000,960000,38000,32.77,-96.78
48439,Tarrant County,TX,2100000,760000,39000,32.77,-97.29
48201,Harris County,TX,4800000,1700000,37000,29.86,-95.39
48339,Montgomery County,TX,700000,240000,47000,30.3,-95.5
`,
  "markets-tv": `dma_code,name,rank
623,Dallas-Ft. Worth,1
618,Houston,2
`,
  "markets-radio": `market_code,name,rank
26420,Houston and a part of Tarrant,1
`,
  "market-counties": `market_type,market_code,county_fips,share
TV,623,48113,1
TV,623,48439,1
TV,618,48201,1
TV,618,48339,1
RADIO,26420,48201,1
RADIO,26420,48439,0.25
`,
  "national-totals": `medium,year,core_usd,political_usd,kind,basis,source
tvOta,2024,900000000,300000000,actual,published,Example Bureau
tvOta,2025,880000000,20000000,actual,published,Example Bureau
tvOta,2026,870000001,250000007,estimate,derived,Example Bureau
mobile,2024,1500000000,40000000,actual,modelled,Example Bureau
mobile,2025,1700000000,5000000,actual,modelled,Example Bureau
mobile,2026,1900000003,60000000,estimate,modelled,Example Bureau
`,
  "vertical-mix": `sub_vertical,medium,weight
hospitals,tvOta,3
hospitals,mobile,2
casinos,tvOta,1
casinos,mobile,4
politicalCandidates,tvOta,5
politicalCandidates,mobile,5
ballotIssues,tvOta,1
ballotIssues,mobile,1
`,
} as const satisfies Partial<Record<LayoutName, string>>;

/** In the order in which they have to come in. */
const ORDER = [
  "counties",
  "markets-tv",
  "markets-radio",
  "market-counties",
  "national-totals",
  "vertical-mix",
] as const satisfies readonly LayoutName[];

/** A file with this text in a folder of its own, removed when the test ends. */
export function importFileOf(text: string, name = "file.csv"): string {
  const folder = mkdtempSync(join(tmpdir(), "spotmarket-import-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

/** Imports a text as a file into the open draft, or into the draft given. */
export function importText(
  database: Database,
  layout: LayoutName,
  text: string,
  more: {
    readonly revision?: number;
    readonly replace?: boolean;
    readonly sample?: boolean;
    readonly coverage?: Coverage;
    /** Of the file; else that of its layout. */
    readonly name?: string;
  } = {},
): Promise<DraftImportReport> {
  const { name = `${layout}.csv`, ...request } = more;
  return importIntoDraft({ database, layout, path: importFileOf(text, name), by: "test", ...request });
}

/** Imports the small country into the open draft and answers the draft's id. */
export async function importSmallCountry(
  database: Database,
  more: { readonly revision?: number; readonly sample?: boolean } = {},
): Promise<number> {
  let revision = 0;
  for (const layout of ORDER) {
    const report = await importText(database, layout, SMALL_IMPORTS[layout], more);
    if (report.revision === null) throw new Error(`${layout} was refused: ${report.problems[0]?.message}`);
    revision = report.revision;
  }
  return revision;
}
