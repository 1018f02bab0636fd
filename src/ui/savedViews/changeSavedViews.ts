import {
  changeView,
  chooseView,
  deleteView,
  orderPinnedViews,
  restoreView,
  type SavedView,
  saveView,
} from "#features/saved-views/contract.ts";
import { callApi } from "../api/callApi.ts";
import { callOrKeep } from "../offline/unsent.ts";
import { changeList } from "../queries/changeList.ts";
import { addToast } from "../toast/toast.ts";
import { savedViewsQuery } from "./savedViewsQuery.ts";

export interface NewView {
  readonly name: string;
  readonly path: string;
  readonly revision: string;
}

export type ViewChange = Partial<Pick<SavedView, "name" | "path" | "shared">> & { readonly revision?: string };

/** Saves what is shown under a name; answers whether that was done. */
export function keepView(view: NewView): Promise<boolean> {
  return done(callApi(saveView, { body: { ...view, shared: false } }));
}

/** Renames a view, shares it or gives it another address. */
export function alterView({ id, version }: SavedView, change: ViewChange): Promise<boolean> {
  return done(callApi(changeView, { params: { view: id }, body: { version, ...change } }));
}

/** Pins a view, or makes it what its screen opens with; what is not named stays. */
export function markView(view: SavedView, mark: { readonly pinned?: boolean; readonly isDefault?: boolean }) {
  const { pinned = view.position !== null, isDefault = view.isDefault } = mark;
  const input = { params: { view: view.id }, body: { pinned, isDefault } };
  return done(callOrKeep(chooseView, input, { about: view.name }));
}

/** Moves a pinned view one place up (-1) or down (1). */
export function movePinnedView(pinned: readonly SavedView[], { id }: SavedView, step: -1 | 1): Promise<boolean> {
  const ids = pinned.map((view) => view.id);
  const from = ids.indexOf(id);
  ids.splice(from + step, 0, ...ids.splice(from, 1));
  return done(callApi(orderPinnedViews, { body: { views: ids } }));
}

/** Deletes at once and offers to undo it. */
export async function deleteWithUndo(view: SavedView): Promise<void> {
  if (!(await done(callApi(deleteView, { params: { view: view.id } })))) return;
  addToast((text) => text("savedViews.deleted", { name: view.name }), {
    toastId: `deleted-view-${view.id}`,
    // The list stands where toasts usually do.
    position: "bottom-right",
    action: {
      label: (text) => text("savedViews.undo"),
      run: () => void done(callApi(restoreView, { params: { view: view.id } })),
    },
  });
}

async function done(change: Promise<unknown>): Promise<boolean> {
  return (await changeList(change, savedViewsQuery())) !== null;
}
