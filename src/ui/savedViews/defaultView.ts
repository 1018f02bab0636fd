import type { SavedView } from "#features/saved-views/contract.ts";
import { queryClient } from "../queries/queryClient.ts";
import { savedViewsQuery } from "./savedViewsQuery.ts";

/** The view that a screen opens with where its address filters by nothing; null without one, or where it is no longer open to the person. */
export async function defaultView(screen: string): Promise<SavedView | null> {
  // A screen without its saved view is still a screen.
  const views = await queryClient.ensureQueryData({ ...savedViewsQuery(), revalidateIfStale: true }).catch(() => []);
  return views.find((view) => view.isDefault && view.open && view.screen === screen) ?? null;
}
