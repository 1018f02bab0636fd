import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { menuFor } from "../../menuFor.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { RESOLVED_ROUTES } from "../../routes/resolvedRoutes.ts";

/** The entries of the menu that are open to the person signed in. */
export function useMenuItems(): readonly ResolvedRoute[] {
  const { data: session } = useQuery(sessionQuery());
  return useMemo(() => menuFor(RESOLVED_ROUTES, session ?? null), [session]);
}
