import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import type { SavedView } from "#features/saved-views/contract.ts";
import { savedViewsQuery } from "./savedViewsQuery.ts";
import { showsSame } from "./viewPath.ts";

/** The saved view whose address the screen has, one's own before a colleague's; undefined where it is none. */
export function useOpenView(): SavedView | undefined {
  const { pathname, search } = useLocation();
  const { data: views = [] } = useQuery(savedViewsQuery());
  const shown = views.filter(({ path }) => showsSame(path, pathname + search));
  return shown.find(({ mine }) => mine) ?? shown[0];
}
