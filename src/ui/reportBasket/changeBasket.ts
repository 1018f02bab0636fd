import {
  addToBasket,
  type BasketItem,
  changeBasketItem,
  emptyBasket,
  orderBasket,
  removeBasketItem,
  restoreBasketItems,
} from "#features/report-basket/contract.ts";
import type { BlockName } from "#domain/blockNames.ts";
import { callApi } from "../api/callApi.ts";
import { changeList } from "../queries/changeList.ts";
import { queryClient } from "../queries/queryClient.ts";
import { addToast } from "../toast/toast.ts";
import { reportBasketQuery } from "./reportBasketQuery.ts";

/** Where the blocks stand. */
export const MY_REPORT = "/my-report";

export interface Block {
  readonly section: BlockName;
  readonly path: string;
  readonly revision: string;
}

/** Adds a block, says how many there are now, and offers to open them. */
export async function addBlock(block: Block, open: (path: string) => void): Promise<void> {
  const answer = await changeList(callApi(addToBasket, { body: block }), reportBasketQuery());
  if (!answer) return;
  const { added, count } = answer;
  addToast((text) => (added ? text("exportMenu.basket.added", { count }) : text("exportMenu.basket.already")), {
    toastId: "report-basket",
    type: added ? "success" : "info",
    action: { label: (text) => text("exportMenu.basket.open"), run: () => open(MY_REPORT) },
  });
}

/** Puts the blocks in an order, on the screen at once. */
export async function orderBlocks(items: readonly BasketItem[]): Promise<void> {
  await queryClient.cancelQueries(reportBasketQuery());
  queryClient.setQueryData(reportBasketQuery().queryKey, [...items]);
  await changeList(callApi(orderBasket, { body: { items: items.map(({ id }) => id) } }), reportBasketQuery());
}

/** Gives a block a title, a note or another revision; answers whether that was done. */
export async function changeBlock(
  { id }: BasketItem,
  change: { readonly title?: string | null; readonly note?: string; readonly revision?: string },
): Promise<boolean> {
  const changed = callApi(changeBasketItem, { params: { item: id }, body: change });
  return (await changeList(changed, reportBasketQuery())) !== null;
}

/** Takes a block out at once and offers to undo it. */
export async function removeBlock({ id }: BasketItem, name: string): Promise<void> {
  if (!(await changeList(callApi(removeBasketItem, { params: { item: id } }), reportBasketQuery()))) return;
  addToast((text) => text("exportMenu.basket.removed", { name }), {
    action: { label: (text) => text("exportMenu.basket.undo"), run: () => bringBack([id]) },
  });
}

/** Takes all blocks out at once and offers to undo it. */
export async function removeAllBlocks(): Promise<void> {
  const answer = await changeList(callApi(emptyBasket, {}), reportBasketQuery());
  if (!answer) return;
  const { removed } = answer;
  addToast((text) => text("exportMenu.basket.cleared", { count: removed.length }), {
    action: { label: (text) => text("exportMenu.basket.undo"), run: () => bringBack(removed) },
  });
}

function bringBack(items: string[]): void {
  void changeList(callApi(restoreBasketItems, { body: { items } }), reportBasketQuery());
}
