import { type BlockName, rankTabOf, screenOfBlock } from "#domain/blockNames.ts";
import { NO_CHOICE, writeBlockAddress } from "#features/report-basket/contract/blockAddress.ts";
import type { ExportedBlock } from "./exportedBlock.ts";

/** Screens of spending compare and measure; the others show dollars of one market. */
const PLAIN = { measure: "dollars", compare: [], minimum: 0.01 } as const;

/** The address that shows the block, as one's own report keeps it. */
export function addressOf(name: BlockName, { spending, choice }: Pick<ExportedBlock, "spending" | "choice">): string {
  const { scope, view, whole, market, measure } = spending;
  const screen = screenOfBlock(name);
  const shown =
    screen === "spending"
      ? { measure, compare: whole.compared.map(({ wallet }) => wallet.market), minimum: view.minimumShare }
      : PLAIN;
  return writeBlockAddress({
    ...NO_CHOICE,
    screen,
    tab: rankTabOf(name),
    market: market.id,
    scope,
    year: view.year,
    political: view.political,
    ...shown,
    ...choice,
  });
}
