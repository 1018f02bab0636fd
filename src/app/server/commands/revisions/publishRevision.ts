import { labelDraft } from "#platform/database/queries/drafts/labelDraft.ts";
import { publishedRevision } from "#platform/database/queries/publishedRevision.ts";
import type { RevisionImport } from "#platform/database/queries/revisionImports.ts";
import { type RevisionRecord, revisionRecord } from "#platform/database/queries/revisionRecords.ts";
import { marketNames } from "#revisions/markets/marketNames.ts";
import { buildRevision } from "#revisions/buildRevision.ts";
import { compareRevisions, type RevisionDifference } from "#revisions/checks/compareRevisions.ts";
import { describeRevision } from "#revisions/describeRevision.ts";
import { newImports } from "#revisions/drafts/newImports.ts";
import { publish } from "#revisions/publishing/publish.ts";
import { spendAgainstTotals } from "#revisions/checks/spendAgainstTotals.ts";
import { readWallets } from "#revisions/wallets/readWallets.ts";
import { Failure } from "#domain/failure.ts";
import { NATION } from "#domain/markets/market.ts";
import type { Wallet } from "#domain/wallet/wallet.ts";
import { type Command, type CommandContext, OK } from "../command.ts";
import { differenceText } from "../forecast/differenceText.ts";
import { readArguments, readRevision } from "../readArguments.ts";
import { spendAgainstTotalsText } from "./spendAgainstTotalsText.ts";
import { count } from "../textTable.ts";

export const PUBLISH_USAGE = "publish <id> [--label <name>] [--dry-run] [--fewer-markets] [--json]";

/** Builds a draft if needed, says how it differs from what is published, and publishes it. */
export const publishRevision: Command = async (args, context) => {
  const { database, write, progress } = context;
  const { values, words } = readArguments(
    args,
    {
      label: { type: "string" },
      "dry-run": { type: "boolean" },
      "fewer-markets": { type: "boolean" },
      json: { type: "boolean" },
    },
    PUBLISH_USAGE,
  );
  const id = readRevision(words[0], PUBLISH_USAGE);
  const before = await publishedRevision(database);
  if (values.label) await labelDraft(database, id, values.label);

  let record = await existing(context, id);
  if (record.status === "draft" && record.builtAt === null) {
    progress(`Building revision ${id} …`);
    const report = await buildRevision(database, id);
    record = await existing(context, id);
    progress("");
    if (!values.json) {
      write(
        `Built revision ${id}: ${report.tvMarkets} TV markets, ${report.otherMarkets} others, every sum to the dollar.\n`,
      );
      if (report.unplacedSpendLines > 0) {
        write(
          `${report.unplacedSpendLines} spend lines name markets, media or sub-verticals it does not have, and are not counted.\n`,
        );
      }
    }
  }

  const against = await spendAgainstTotals(database, id);
  if (!values.json) write(spendAgainstTotalsText(against));
  const files = before === null || before === id ? [] : await newImports(database, id, before);
  if (!values.json) write(filesText(files));
  const difference = before === null || before === id ? null : await differenceTo(context, before, record);
  if (difference && !values.json) write(differenceText(difference, await marketNames(database, id)));
  if (difference && !values["fewer-markets"]) refuseLostMarkets(difference);
  if (values["dry-run"]) {
    write(
      values.json
        ? `${JSON.stringify({ published: null, ...against, files, difference })}\n`
        : `Nothing is published yet: \`publish ${id}\` does it.\n`,
    );
    return OK;
  }
  await publish(database, id, { id: null, name: context.by });
  write(
    values.json
      ? `${JSON.stringify({ published: String(id), before: before === null ? null : String(before), ...against, files, difference })}\n`
      : `Revision ${id} "${record.label}" is published.\n`,
  );
  return OK;
};

function filesText(files: readonly RevisionImport[]): string {
  return files
    .map(
      ({ layout, fileName, rows }) =>
        `New: ${layout} from ${fileName}, ${rows === 1 ? "1 row" : `${count(rows)} rows`}.\n`,
    )
    .join("");
}

/** A market list that is too short would move the money of what is missing into the rest, and every sum would still tie. */
function refuseLostMarkets({ markets }: RevisionDifference): void {
  const lost = markets.filter(({ before, after }) => before !== null && after === null).map(({ id }) => id);
  if (lost.length === 0) return;
  const named = lost.slice(0, 5).join(", ");
  throw new Failure(
    "conflict",
    `Of the published TV markets ${lost.length} would be gone (${named}${lost.length > 5 ? ", …" : ""}), and their spending would go to the other markets. ` +
      "Import the full list of markets and their counties, or publish with --fewer-markets if this is intended.",
  );
}

async function existing({ database }: CommandContext, id: number): Promise<RevisionRecord> {
  const record = await revisionRecord(database, id);
  if (!record) throw new Failure("revision-unknown", `There is no revision ${id}. \`revisions\` lists them.`);
  return record;
}

async function differenceTo(
  context: CommandContext,
  before: number,
  record: RevisionRecord,
): Promise<RevisionDifference> {
  const old = await benchmarks(context, await existing(context, before));
  return compareRevisions(old, await benchmarks(context, record), record.currentYear ?? 0);
}

/** The TV markets' wallets and the nation's: what revisions are compared by. */
async function benchmarks({ database }: CommandContext, record: RevisionRecord): Promise<Map<string, Wallet>> {
  const revision = describeRevision(record);
  return new Map([
    ...(await readWallets(database, revision, "tv")),
    ...(await readWallets(database, revision, NATION)),
  ]);
}
