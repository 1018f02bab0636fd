import type { FastifyInstance } from "fastify";
import { openSideProcess } from "#documents/sideProcess.ts";
import type { Rights } from "#domain/access/access.ts";
import { API_BASE } from "#platform/api/endpoint.ts";
import type { FileAnswer } from "#platform/api/fileAnswer.ts";
import type { Site } from "#platform/identity/site.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { odataCount, odataMetadata, odataRows, odataService, PAGE_ROWS } from "../../contract/odata.ts";
import type { DataFiles } from "../dataFiles.ts";
import { marketFacts } from "../marketFacts.ts";
import { readerTable } from "../source/readerTable.ts";
import { columnsOf, ENTITY_SETS, type EntitySet, entitySetNamed } from "./entitySets.ts";
import { metadataText } from "./metadataText.ts";
import { parseQuery, type QueryOptions } from "./parseQuery.ts";
import type { QueryOrder } from "./queryOrder.ts";
import type { QueryPage, TableQuery } from "./tableQuery.ts";

const MINUTE = 60_000;

/** What a query is asked of, and by whom. */
interface Asked {
  readonly set: EntitySet;
  readonly loadedRevision: LoadedRevision;
  readonly rights: Rights;
}

/** Serves tables of the data room to programs that speak OData v4. */
export function odataRoutes(
  app: FastifyInstance,
  { site, dataFiles }: { readonly site: Site; readonly dataFiles: DataFiles },
): void {
  const queries = openSideProcess<QueryOrder, QueryPage>({
    worker: new URL("./odataThread.ts", import.meta.url),
    timeLimit: MINUTE,
    restAfter: 2 * MINUTE,
    mostWaiting: 100,
    // As tables that are shown: before files that are downloaded.
    niceness: 5,
  });
  app.addHook("onClose", queries.close);
  const rootOf = (revision: string) => `${site.publicUrl}${API_BASE}/odata/${encodeURIComponent(revision)}`;

  async function ask(
    { set, loadedRevision, rights }: Asked,
    query: TableQuery,
    signal: AbortSignal,
  ): Promise<QueryPage> {
    const asked = { query, most: PAGE_ROWS };
    if (set.table === null) {
      const facts = marketFacts(loadedRevision, rights);
      return queries.make(() => ({ kind: "rows", ...facts, ...asked }), { signal });
    }
    const { path } = await dataFiles.source(readerTable(loadedRevision, set.table, rights));
    return queries.make(() => ({ kind: "spending", path, ...asked }), { signal });
  }

  app.fileEndpoint(odataService, async ({ params }, { loadedRevisions }) => {
    await loadedRevisions.byId(idOf(params.revision));
    const value = ENTITY_SETS.map(({ name }) => ({ name, kind: "EntitySet", url: name }));
    return jsonOf(JSON.stringify({ "@odata.context": `${rootOf(params.revision)}/$metadata`, value }));
  });

  app.fileEndpoint(odataMetadata, async ({ params }, { caller: { rights }, loadedRevisions }) => {
    const loadedRevision = await loadedRevisions.byId(idOf(params.revision));
    const text = metadataText(ENTITY_SETS.map((set) => ({ ...set, columns: columnsOf(set, loadedRevision, rights) })));
    return { name: "metadata.xml", type: "application/xml; charset=utf-8", bytes: bytesOf(text) };
  });

  app.fileEndpoint(odataRows, async ({ params, query: options }, { caller: { rights }, loadedRevisions, signal }) => {
    const set = entitySetNamed(params.entitySet);
    const loadedRevision = await loadedRevisions.byId(idOf(params.revision));
    const query = parseQuery(options, columnsOf(set, loadedRevision, rights));
    const page = await ask({ set, loadedRevision, rights }, query, signal);
    return jsonOf(bodyOf(rootOf(params.revision), set, { options, query, page }));
  });

  app.fileEndpoint(odataCount, async ({ params, query: options }, { caller: { rights }, loadedRevisions, signal }) => {
    const set = entitySetNamed(params.entitySet);
    const loadedRevision = await loadedRevisions.byId(idOf(params.revision));
    const query = parseQuery({ ...options, $top: 0 }, columnsOf(set, loadedRevision, rights));
    const { count } = await ask({ set, loadedRevision, rights }, query, signal);
    return { name: "count.txt", type: "text/plain; charset=utf-8", bytes: bytesOf(String(count)) };
  });
}

/** `published` says what it means; the API's word for it is `current`. */
function idOf(revision: string): string {
  return revision === "published" ? "current" : revision;
}

interface Answered {
  readonly options: QueryOptions;
  readonly query: TableQuery;
  readonly page: QueryPage;
}

function bodyOf(root: string, { name }: EntitySet, { options, query, page }: Answered): string {
  const shown =
    query.select ??
    (query.grouping && [...query.grouping.by, ...query.grouping.aggregates.map(({ name: one }) => one)]);
  const parts = [
    `"@odata.context":${JSON.stringify(`${root}/$metadata#${name}${shown ? `(${shown.join(",")})` : ""}`)}`,
    ...(query.count ? [`"@odata.count":${page.count}`] : []),
    `"value":${page.value}`,
    ...(page.hasMore ? [`"@odata.nextLink":${JSON.stringify(nextLink(`${root}/${name}`, options, page.rows))}`] : []),
  ];
  return `{${parts.join(",")}}`;
}

/** The address of the next page: the same query, beginning where this page ends. */
function nextLink(address: string, options: QueryOptions, rows: number): string {
  const { $skiptoken = 0, ...kept } = options;
  const all = Object.entries({ ...kept, $skiptoken: $skiptoken + rows }).filter(([, value]) => value !== undefined);
  return `${address}?${all.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join("&")}`;
}

function jsonOf(text: string): FileAnswer {
  return {
    name: "rows.json",
    type: "application/json;odata.metadata=minimal;charset=utf-8",
    bytes: bytesOf(text),
  };
}

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
