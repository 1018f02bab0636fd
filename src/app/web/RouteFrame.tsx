import { type ReactNode, Suspense, useMemo } from "react";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { PageTitle } from "#ui/shell/PageTitle.tsx";
import { Breadcrumbs } from "./Breadcrumbs.tsx";
import { RouteContext } from "./routeContext.ts";
import type { ResolvedRoute } from "#ui/route/routeItem.ts";
import { RESOLVED_ROUTES, trailTo } from "./routes/resolvedRoutes.ts";

/** What every screen in the shell gets from its route: a title, the way back up, and a loading block until it is there. */
export function RouteFrame({ route, children }: { readonly route: ResolvedRoute; readonly children: ReactNode }) {
  const text = useText();
  const trail = useMemo(() => trailTo(route.path), [route.path]);
  const place = useMemo(() => ({ trail, routes: RESOLVED_ROUTES }), [trail]);
  return (
    <RouteContext value={place}>
      <PageTitle title={route.label && text(`menu.${route.label}`)} />
      <Breadcrumbs trail={trail} />
      {/* By path, so that the block shows at once instead of the screen that was there before. */}
      <Suspense key={route.path} fallback={<LoadingBlock />}>
        {children}
      </Suspense>
    </RouteContext>
  );
}
