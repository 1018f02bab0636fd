import type { FastifyInstance } from "fastify";
import type { Queryable } from "#platform/database/database.ts";
import { blockSubjectFor } from "#revisions/reader/blockSubjectFor.ts";
import { brandFor } from "#revisions/reader/brandFor.ts";
import { localeFor } from "#revisions/reader/reader.ts";
import { wordsFor } from "#revisions/reader/wordsFor.ts";
import { BLOCK_NAMES } from "#domain/blockNames.ts";
import { Failure } from "#domain/failure.ts";
import type { Caller } from "#platform/identity/caller.ts";
import type { DocumentWorker } from "#documents/documentWorker.ts";
import { selectedFigures } from "#documents/templates/selectedFigures.ts";
import { published } from "#revisions/publishing/published.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
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
import { readBlockAddress, shows } from "../contract/blockAddress.ts";
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
import { gatherBlocks } from "./gatherBlocks.ts";
import { presentItem, readBlock } from "./presentItem.ts";

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
      if (!first) throw new Failure("not-found", "There is no block in your report that is open to you.");
      return selectedFigures({
        ...cover,
        figures: [first, ...others],
        leftOut,
        brand: await brandFor(database, caller.person.customerId, product),
        madeAt: new Date().toISOString(),
      });
    };
    return documentWorker.print(document, format, signal);
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
  if (!block) throw new Failure("not-found", "There is no such block in your report.");
  return presentItem(block, caller.rights, published(loadedRevisions));
}
