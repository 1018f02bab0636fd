import type { Queryable } from "#platform/database/database.ts";
import { blockSubjectFor } from "#revisions/reader/blockSubjectFor.ts";
import type { Reader } from "#revisions/reader/reader.ts";
import { mayReadMarket } from "#domain/access/access.ts";
import { Failure } from "#domain/failure.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import { blockParts } from "#documents/parts/blockParts.ts";
import type { SelectedFigure } from "#documents/templates/selectedFigures.ts";
import type { LoadedRevisions } from "#revisions/publishing/loadedRevisions.ts";
import type { Words } from "#language/words/words.ts";
import type { BasketRow } from "./basketRows.ts";
import { isOpenTo, type KeptBlock, readBlock } from "./presentItem.ts";

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
export async function gatherBlocks(rows: readonly BasketRow[], gathering: Gathering): Promise<Gathered> {
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
  const { scope, market, year } = view;
  const part = scope.kind === "market" ? [] : [words[scope.kind](scope.id)];
  const place = [...part, words.market(market), words.formats.year(year)].join(", ");
  return `${row.title ?? words.text(`documents.block.${section}`)} (${place})`;
}
