import type { Queryable } from "#platform/database/database.ts";
import { type BlockName, type BlockScreen, isLocal, mayUseScreen } from "#domain/blockNames.ts";
import { Failure } from "#domain/failure.ts";
import type { LocalChoice } from "#domain/localMedium/localChoice.ts";
import type { MarketKind } from "#domain/markets/market.ts";
import { type Benchmark, NATION_BENCHMARK } from "#domain/shareOfWallet/benchmark.ts";
import { usualMedium } from "#domain/usualMedium.ts";
import type { BlockSubject } from "#documents/block.ts";
import { rankedKind } from "#documents/parts/ranks/rankedKind.ts";
import type { LoadedRevision } from "#revisions/publishing/loadedRevision.ts";
import { blockMaterialFor } from "./blockMaterialFor.ts";
import type { Reader } from "./reader.ts";
import { type SpendingAsked, spendingFor } from "./spendingFor.ts";

/** What a screen is asked by; null for what it does not offer, or for the usual. */
export interface BlocksAsked extends SpendingAsked {
  readonly screen: BlockScreen;
  readonly medium: string | null;
  readonly kind: MarketKind | null;
  readonly benchmark: Benchmark | null;
  readonly local: LocalChoice | null;
}

/**
 * Everything that some blocks of a screen are made from, for a reader and with the rights of now.
 *
 * @throws Failure as `spendingFor` does, and `access-required` for a screen whose flag the reader has not
 */
export async function blockSubjectFor(
  store: Queryable,
  loadedRevision: LoadedRevision,
  reader: Reader,
  asked: BlocksAsked,
  blocks: readonly BlockName[],
): Promise<BlockSubject> {
  const { rights } = reader;
  if (!mayUseScreen(rights, asked)) {
    throw new Failure("access-required", `Your subscription does not include ${screenInWords(asked)}.`);
  }
  const spending = await spendingFor(store, loadedRevision, reader, asked);
  const own = { ownMedia: spending.own.media, access: rights.access, lastMedium: null };
  const choice = {
    medium: asked.medium ?? usualMedium(own),
    kind: asked.kind ?? rankedKind(spending.market.kind),
    benchmark: asked.benchmark ?? NATION_BENCHMARK,
    local: asked.local,
  };
  return {
    spending,
    choice,
    material: await blockMaterialFor(store, loadedRevision, reader, { blocks, spending, choice }),
  };
}

function screenInWords({ screen, local }: BlocksAsked): string {
  if (!isLocal(screen)) return "share of wallet";
  return local?.medium === "radio" ? "local radio" : "local TV";
}
