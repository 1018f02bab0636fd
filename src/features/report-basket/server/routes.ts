import type { FastifyInstance } from "fastify";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import { blockParts } from "#documents/parts/blockParts.ts";
import { type SelectedFigure, selectedFigures } from "#documents/templates/selectedFigures.ts";
import { mayReadMarket, mayReadVertical, type Rights } from "#domain/access/access.ts";
import { BLOCK_NAMES, type BlockName, mayUseScreen } from "#domain/blockNames.ts";
import { Failure } from "#domain/failure.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import { periodText } from "#language/words/words.ts";
import type { Words } from "#language/words/words.ts";
import type { Queryable } from "#platform/database/database.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import { published } from "#revisions/publishing/published.ts";
import { blockSubjectFor } from "#revisions/reader/blockSubjectFor.ts";
import { brandFor } from "#revisions/reader/brandFor.ts";
import { inOwnSlides } from "#revisions/reader/ownSlidesFor.ts";
import { localeFor, type Reader } from "#revisions/reader/reader.ts";
import { wordsFor } from "#revisions/reader/wordsFor.ts";
import {
  addToBasket,
  basketFile,
  type BasketItem,
  changeBasketItem,
  emptyBasket,
  orderBasket,
  removeBasketItem,
  reportBasket,
  restoreBasketItems,
} from "../contract.ts";
import { type BlockView, readBlockAddress, shows } from "../contract/blockAddress.ts";
import {
  type BasketRow,
  deleteBlocks,
  insertBlock,
  orderBlocks,
  selectBasket,
  selectBlock,
  undeleteBlocks,
  updateBlock,
} from "./basketRows.ts";

interface ReportBasketParts {
  readonly documentWorker: DocumentWorker;
  /** What files call the product where a customer has no brand of its own. */
  readonly product: string;
}

/** What the answer to a change is made with. */
interface Asking {
  readonly caller: Caller;
  readonly database: Queryable;
  readonly loadedRevisions: LoadedRevisions;
}

export function reportBasketRoutes(app: FastifyInstance, { documentWorker, product }: ReportBasketParts): void {
  app.endpoint(reportBasket, async (_input, asking) =>
    listed(await selectBasket(asking.database, asking.caller.person), asking),
  );

  app.endpoint(addToBasket, async ({ body }, asking) => {
    const { caller, database } = asking;
    await checkShown(body, asking);
    const { row, count, added } = await insertBlock(database, caller.person, body);
    return { item: presented(row, asking), count, added };
  });

  app.endpoint(orderBasket, async ({ body }, asking) =>
    listed(await orderBlocks(asking.database, asking.caller.person, body.items), asking),
  );

  app.endpoint(changeBasketItem, async ({ params, body }, asking) => {
    const { caller, database } = asking;
    const { path, section } = await selectBlock(database, caller.person, params.item);
    if (body.revision !== undefined) await checkShown({ section, path, revision: body.revision }, asking);
    return presented(await updateBlock(database, caller.person, params.item, body), asking);
  });

  app.endpoint(removeBasketItem, async ({ params }, { caller, database }) => {
    await deleteBlocks(database, caller.person, params.item);
    return {};
  });

  app.endpoint(emptyBasket, async (_input, { caller, database }) => ({
    removed: await deleteBlocks(database, caller.person, null),
  }));

  app.endpoint(restoreBasketItems, async ({ body }, asking) =>
    listed(await undeleteBlocks(asking.database, asking.caller.person, body.items), asking),
  );

  app.fileEndpoint(basketFile, async ({ query }, { caller, database, loadedRevisions, signal }) => {
    const { format, language, ...cover } = query;
    const document = async () => {
      const locale = localeFor(caller, language);
      const words = await wordsFor(loadedRevisions.current(), locale);
      const rows = await selectBasket(database, caller.person);
      const reading = { store: database, loadedRevisions, reader: caller, locale, words };
      const { figures, leftOut } = await gatherBlocks(rows, reading);
      const [first, ...others] = figures;
      if (!first) throw new Failure("not-found", "Your report has no items that you can open.");
      return selectedFigures({
        ...cover,
        figures: [first, ...others],
        leftOut,
        brand: await brandFor(database, caller.person.customerId, product),
        madeAt: new Date().toISOString(),
      });
    };
    return documentWorker.print(
      inOwnSlides(database, { customer: caller.person.customerId, format }, document),
      format,
      signal,
    );
  });
}

/** @throws Failure where the address shows no block, or one that is not there or not open to the caller */
async function checkShown(
  { section, path, revision }: { readonly section: string; readonly path: string; readonly revision: string },
  { caller, database, loadedRevisions }: Asking,
): Promise<void> {
  const view = readBlockAddress(path);
  const name = BLOCK_NAMES.find((known) => known === section);
  if (!view || !name || !shows(view, name)) {
    const message = "Must be the address of the screen that shows the block, with its market and year.";
    throw new Failure("invalid-input", message, [{ pointer: "/body/path", message }]);
  }
  await blockSubjectFor(database, await loadedRevisions.byId(revision), caller, { ...view, locale: "en-US" }, [name]);
}

function listed(rows: readonly BasketRow[], { caller, loadedRevisions }: Asking): { items: BasketItem[] } {
  const current = published(loadedRevisions);
  const blocks = rows.map(readBlock).filter((block) => block !== null);
  return { items: blocks.map((block) => presentItem(block, caller.rights, current)) };
}

function presented(row: BasketRow, { caller, loadedRevisions }: Asking): BasketItem {
  const block = readBlock(row);
  if (!block) throw new Failure("not-found", "Your report has no such item.");
  return presentItem(block, caller.rights, published(loadedRevisions));
}

interface Gathering {
  readonly store: Queryable;
  readonly loadedRevisions: LoadedRevisions;
  readonly reader: Reader;
  readonly locale: Locale;
  /** For what cannot be shown and has no words of its own. */
  readonly words: Words;
}

interface Gathered {
  readonly figures: readonly SelectedFigure[];
  /** What is not among them, or not in full, and why. */
  readonly leftOut: readonly string[];
}

const NOT_OPEN: readonly string[] = ["market-not-entitled", "vertical-not-entitled", "access-required"];

type Found = { readonly figure: SelectedFigure } | { readonly missing: "notOpen" | "gone" };

/** The kept blocks with the figures that the reader may see now; what is no longer open to her is named instead. */
async function gatherBlocks(rows: readonly BasketRow[], gathering: Gathering): Promise<Gathered> {
  const blocks = rows.map(readBlock).filter((block) => block !== null);
  const found = new Map<string, Found>();
  // Revision by revision: few of the earlier ones are held in memory.
  for (const block of blocks.toSorted((a, b) => b.row.revision_id - a.row.revision_id)) {
    found.set(block.row.id, await findFigure(block, gathering));
  }
  const figures: SelectedFigure[] = [];
  const leftOut: string[] = [];
  for (const block of blocks) {
    const one = found.get(block.row.id);
    if (one && "figure" in one) figures.push(one.figure);
    else leftOut.push(missingText(block, one?.missing ?? "gone", gathering.words));
    const compared = closedCompared(block, gathering.reader);
    if (one && "figure" in one && compared.length > 0) leftOut.push(narrowedText(block, compared, gathering.words));
  }
  return { figures, leftOut };
}

async function findFigure(block: KeptBlock, { store, loadedRevisions, reader, locale }: Gathering): Promise<Found> {
  const { row, section, view } = block;
  if (!isOpenTo(reader.rights, view)) return { missing: "notOpen" };
  const compare = view.compare.filter((id) => mayReadMarket(reader.rights, id));
  try {
    const loadedRevision = await loadedRevisions.byId(String(row.revision_id));
    const subject = await blockSubjectFor(store, loadedRevision, reader, { ...view, compare, locale }, [section]);
    const parts = blockParts(section, subject);
    if (parts.length === 0) return { missing: "gone" };
    return { figure: { parts, spending: subject.spending, title: row.title, note: row.note } };
  } catch (reason) {
    if (!(reason instanceof Failure)) throw reason;
    if (NOT_OPEN.includes(reason.code)) return { missing: "notOpen" };
    if (["revision-unknown", "market-unknown", "invalid-input"].includes(reason.code)) return { missing: "gone" };
    throw reason;
  }
}

function closedCompared({ view }: KeptBlock, { rights }: Reader): string[] {
  return view.compare.filter((id) => !mayReadMarket(rights, id));
}

function missingText(block: KeptBlock, why: "notOpen" | "gone", words: Words): string {
  return words.text(`documents.basket.missing.${why}`, { block: blockText(block, words) });
}

function narrowedText(block: KeptBlock, compared: readonly string[], words: Words): string {
  const markets = words.formats.list(compared.map((id) => words.market(id)));
  return words.text("documents.basket.missing.compared", { block: blockText(block, words), markets });
}

/** `Spending by medium (Automotive, Chicago, 2026)` */
function blockText({ row, section, view }: KeptBlock, words: Words): string {
  const { scope, market } = view;
  const part = scope.kind === "market" ? [] : [words[scope.kind](scope.id)];
  const place = [...part, words.market(market), periodText(view, words)].join(", ");
  return `${row.title ?? words.text(`documents.block.${section}`)} (${place})`;
}

/** A kept block, its address read; null for one that no version of the product can show any more. */
interface KeptBlock {
  readonly row: BasketRow;
  readonly section: BlockName;
  readonly view: BlockView;
}

function readBlock(row: BasketRow): KeptBlock | null {
  const section = BLOCK_NAMES.find((name) => name === row.section);
  const view = readBlockAddress(row.path);
  return section && view && shows(view, section) ? { row, section, view } : null;
}

/** Whether its screen, market and vertical may be read; markets it only compares with are left out where they may not. */
function isOpenTo(rights: Rights, view: BlockView): boolean {
  const { market, scope } = view;
  if (!mayUseScreen(rights, view) || !mayReadMarket(rights, market)) return false;
  if (scope.kind === "market") return true;
  return mayReadVertical(rights, scope.kind === "vertical" ? scope.id : verticalOf(scope.id));
}

/** A block as it leaves the server, for a reader with these rights. */
function presentItem({ row, section, view }: KeptBlock, rights: Rights, current: LoadedRevision | null): BasketItem {
  const { market, scope, year } = view;
  return {
    id: row.id,
    section,
    path: row.path,
    market,
    marketName: current?.markets.get(market)?.name ?? market,
    vertical: scope.kind === "vertical" ? scope.id : null,
    subVertical: scope.kind === "subVertical" ? scope.id : null,
    year,
    revision: {
      id: String(row.revision_id),
      label: row.revision ?? String(row.revision_id),
      current: current?.revision.id === String(row.revision_id),
    },
    title: row.title,
    note: row.note,
    open: isOpenTo(rights, view),
    addedAt: row.added_at.toISOString(),
  };
}
