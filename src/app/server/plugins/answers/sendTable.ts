import type { FastifyReply, FastifyRequest } from "fastify";
import { API_BASE } from "#platform/api/endpoint.ts";
import { boundsHere } from "#platform/database/bounds.ts";
import { csvFile } from "#domain/tables/csv.ts";
import { Failure } from "#domain/failure.ts";
import { FILE_TYPES } from "#domain/tables/fileTypes.ts";
import type { Revision } from "#domain/revisions/revision.ts";
import type { Table } from "#domain/tables/table.ts";
import type { Fact } from "#documents/document.ts";
import { nodeDeflater } from "#documents/writers/xlsx/nodeDeflater.ts";
import { tabTitle } from "#documents/writers/xlsx/tabTitles.ts";
import { writeTableXlsx } from "#documents/writers/xlsx/writeTableXlsx.ts";
import { sendBytes, sendText } from "./sendText.ts";

interface SentTable {
  readonly form: keyof typeof ENDINGS;
  readonly table: Table;
  /** Null for tables that are of no revision. */
  readonly revision: Revision | null;
  /** The name of the market that the table is of; null for one that is of no single market. */
  readonly market: string | null;
  readonly summary: string;
}

/** Rows of one exported table: what a workbook is still opened with. */
const MOST_ROWS = 100_000;

/**
 * Sends a table as CSV or as a workbook under a name that says what it is.
 *
 * @throws Failure `too-large`
 */
export async function sendTable(
  request: FastifyRequest,
  reply: FastifyReply,
  { form, table, revision, market, summary }: SentTable,
): Promise<FastifyReply> {
  if (table.rows.length > MOST_ROWS) throw tooManyRows(table.rows.length);
  const sample = revision?.sample ?? false;
  const name = fileName(request, sample);
  reply.header("content-disposition", `attachment; filename="${name}.${ENDINGS[form]}"`);
  if (form === FILE_TYPES.csv) return sendText(request, reply, form, csvFile(table));
  const facts = factsOf(request, revision);
  const signal = boundsHere()?.signal;
  const bytes = await writeTableXlsx({
    table,
    name: name.replace(SAMPLE, ""),
    tab: tabOf(request, market),
    summary,
    facts,
    sample,
    product: "Spotmarket",
    deflater: nodeDeflater,
  });
  signal?.throwIfAborted();
  return sendBytes(reply, form, bytes);
}

function tooManyRows(rows: number): Failure {
  return new Failure("too-large", `The file would have ${rows} rows; the most is ${MOST_ROWS}. Narrow the filters.`);
}

const ENDINGS = { [FILE_TYPES.csv]: "csv", [FILE_TYPES.xlsx]: "xlsx" } as const;

/** `.csv` and `.xlsx` after the last segment of an address. */
const ENDING = /\.(csv|xlsx)$/;

/**
 * `tv-501-media-ad-spending`: the last two parts of the address below the API's own, in characters that every file system takes; with
 * `open-estimate-` before it while the sample set is loaded.
 */
function fileName(request: FastifyRequest, sample: boolean): string {
  const path = request.url.split("?")[0] ?? "";
  const name = path
    .slice(API_BASE.length + 1)
    .replace(ENDING, "")
    .split("/")
    .slice(-2)
    .join("-");
  return `${sample ? SAMPLE : ""}${name.replace(/[^\w.-]/g, "_")}`;
}

const SAMPLE = "open-estimate-";

/** `Stations · Tampa-St. Petersburg`: what the address ends in, in words, and whose figures they are. */
function tabOf(request: FastifyRequest, market: string | null): string {
  const [path = ""] = request.url.replace(API_BASE, "").split("?");
  const last =
    path
      .replace(ENDING, "")
      .split("/")
      .findLast((part) => /^[a-z-]+$/.test(part)) ?? "table";
  const words = last.replaceAll("-", " ");
  const title = tabTitle(last, "en-US") ?? words.slice(0, 1).toUpperCase() + words.slice(1);
  return market === null ? title : `${title} · ${market}`;
}

/** What a workbook says of itself: where it is from, what was asked for, and of which revision its figures are. */
function factsOf(request: FastifyRequest, revision: Revision | null): Fact[] {
  const [path = "", query = ""] = request.url.split("?");
  const asked = [...new URLSearchParams(query)].map(([name, value]): Fact => ({ name, value }));
  const ofRevision = revision
    ? [
        { name: "revision", value: `${revision.label} (${revision.id})` },
        { name: "published", value: revision.publishedAt?.slice(0, 10) ?? "draft" },
      ]
    : [];
  return [{ name: "address", value: path.replace(ENDING, "") }, ...asked, ...ofRevision];
}
