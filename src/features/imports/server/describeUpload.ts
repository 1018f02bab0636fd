import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import type { Person } from "#platform/identity/caller.ts";
import type { LayoutName } from "#revisions/ingest/layout.ts";
import { describeInThread } from "#revisions/files/runFileTask.ts";
import { proposeColumns, rememberedColumns, rememberedMeanings } from "./proposeColumns.ts";
import { NOTHING_SAID, readOptions, type SetUp } from "./setUp.ts";
import { recordUpload, setUpStates } from "./recordUpload.ts";
import type { UploadFiles } from "./uploadFiles.ts";
import { expectState, lockUpload, selectUpload, type UploadRow } from "./uploadRows.ts";

type Reading = Partial<Pick<SetUp, "sheet" | "encoding" | "decimalComma">>;

/** Longer nobody waits for a first look; the fingerprint of the largest file takes a fraction of it. */
const MOST_MS = 60_000;

/**
 * Looks at a file that has arrived as a whole, and proposes how it is read. What was said of its columns before is forgotten where they
 * are other ones now.
 *
 * @throws Failure `conflict` where bytes are missing or somebody else changed it
 */
export async function describeUpload(
  database: Database,
  files: UploadFiles,
  by: Person,
  id: number,
  { version, ...reading }: Reading & { readonly version: number },
): Promise<UploadRow> {
  const before = await selectUpload(database, id);
  expectState(before, "receiving", "setup", "checked");
  if (before.received < before.bytes)
    throw new Failure(
      "conflict",
      `Of ${before.bytes} bytes, ${before.received} have been received. Upload the rest first.`,
    );
  const setUp: SetUp = { ...NOTHING_SAID, ...before.set_up, ...reading };
  const { described, sha256 } = await describeInThread(
    { path: await files.fetch(before.place, before.bytes), options: readOptions(setUp) },
    { signal: AbortSignal.timeout(MOST_MS) },
  );
  return database.transaction(async (store) => {
    const row = await lockUpload(store, id, version);
    expectState(row, "receiving", "setup", "checked");
    const header = described.columns.map(({ name }) => name);
    const layout = setUp.layout ?? described.layout;
    const proposed = layout === null ? {} : await proposal(store, row.customer_id, header, layout);
    await store.query(
      `update upload set state = 'setup', step = case when step = 'file' and $5 then 'columns' else step end,
         description = $2::text::jsonb, set_up = $3::text::jsonb, sha256 = $4, version = version + 1, changed_at = now(), fault = null
       where upload_id = $1`,
      [
        id,
        JSON.stringify(described),
        JSON.stringify({ ...setUp, layout, ...proposed }),
        sha256,
        described.problem === null && row.state === "receiving",
      ],
    );
    // The first look at a file is nobody's choice.
    if (row.state !== "receiving") {
      const states = setUpStates({ ...NOTHING_SAID, ...row.set_up }, { ...setUp, layout, ...proposed }, header);
      await recordUpload(store, by, row, "upload.setUpChanged", states);
    }
    return selectUpload(store, id);
  });
}

/** How an organisation's file of a layout is read, as long as nobody says otherwise. */
export async function proposal(
  store: Parameters<typeof rememberedColumns>[0],
  customer: number,
  header: readonly string[],
  layout: LayoutName,
): Promise<Pick<SetUp, "columns" | "proposals" | "meanings">> {
  return {
    ...proposeColumns(header, layout, await rememberedColumns(store, customer, layout)),
    meanings: await rememberedMeanings(store, customer, layout),
  };
}
