import type { FastifyInstance } from "fastify";
import type { Rights } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import { API_BASE } from "#platform/api/endpoint.ts";
import type { StreamedFileAnswer } from "#platform/api/fileAnswer.ts";
import type { Site } from "#platform/identity/site.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { dataFile, dataTables, type DataTables } from "../contract.ts";
import {
  DATA_FORMATS,
  type DataFormat,
  type DataTable,
  FILE_TYPE_OF,
  isSpendingTable,
  SPENDING_TABLES,
  tableAndFormat,
} from "../contract/dataTables.ts";
import { type DataFiles, openDataFiles, type PlainRows } from "./dataFiles.ts";
import { type ReaderTable, readerTable } from "./source/readerTable.ts";
import { type KeptFile, readKept } from "./keptFiles.ts";
import { marketFacts } from "./marketFacts.ts";
import { SPENDING_COLUMNS } from "./making/spendingColumns.ts";
import { odataRoutes } from "./odata/odataRoutes.ts";

export function dataRoomRoutes(
  app: FastifyInstance,
  { dataDir, site }: { readonly dataDir: string; readonly site: Site },
): void {
  const dataFiles = openDataFiles(dataDir);
  app.addHook("onClose", dataFiles.close);
  odataRoutes(app, { site, dataFiles });

  app.endpoint(dataTables, async ({ params }, { caller: { rights }, loadedRevisions }) => {
    const loadedRevision = await loadedRevisions.byId(params.revision);
    const { id, label } = loadedRevision.revision;
    return { revision: id, label, tables: await tablesOf(dataFiles, loadedRevision, rights) };
  });

  app.fileEndpoint(dataFile, async ({ params, query }, { caller: { rights }, loadedRevisions }) => {
    const loadedRevision = await loadedRevisions.byId(params.revision);
    const { table, format } = tableAndFormat(params.table);
    const { id } = loadedRevision.revision;
    if (!isSpendingTable(table)) {
      if (query.since !== undefined) throw noChanges(table);
      const file = await dataFiles.rows(marketFacts(loadedRevision, rights), format);
      return answerOf(file, `${table}-${id}.${format}`, format);
    }
    const since = query.since === undefined ? null : await loadedRevisions.byId(query.since);
    const file = await dataFiles.spending(
      readerTable(loadedRevision, table, rights),
      since && readerTable(since, table, rights),
      format,
    );
    const name = since ? `${table}-${id}-since-${since.revision.id}` : `${table}-${id}`;
    return answerOf(file, `${name}.${format}`, format);
  });
}

function answerOf(file: KeptFile, name: string, format: DataFormat): StreamedFileAnswer {
  return {
    name,
    type: FILE_TYPE_OF[format],
    size: file.bytes,
    etag: file.sha256,
    shown: "attachment",
    inParts: true,
    open: (part) => readKept(file, part),
  };
}

function noChanges(table: DataTable): Failure {
  const message = `The table ${table} has no changes; since is for ${SPENDING_TABLES.join(", ")}.`;
  return new Failure("invalid-input", message, [{ pointer: "/query/since", message }]);
}

async function tablesOf(
  dataFiles: DataFiles,
  loadedRevision: LoadedRevision,
  rights: Rights,
): Promise<DataTables["tables"]> {
  const { revision } = loadedRevision;
  const filesOf = (name: DataTable, table: ReaderTable | PlainRows) =>
    Promise.all(
      DATA_FORMATS.map(async (format) => ({
        format,
        address: `${API_BASE}/revisions/${revision.id}/data/${name}.${format}`,
        bytes: (await dataFiles.find(table, format))?.bytes ?? null,
      })),
    );
  const spending = SPENDING_TABLES.map(async (name) => {
    const table = readerTable(loadedRevision, name, rights);
    const rows = table.markets.length * revision.years.length * revision.media.length * revision.subVerticals.length;
    return { name, rows, columns: SPENDING_COLUMNS.map(({ key }) => key), files: await filesOf(name, table) };
  });
  const markets = marketFacts(loadedRevision, rights);
  return [
    ...(await Promise.all(spending)),
    {
      name: "markets",
      rows: markets.rows.length,
      columns: markets.columns.map(({ key }) => key),
      files: await filesOf("markets", markets),
    },
  ];
}
