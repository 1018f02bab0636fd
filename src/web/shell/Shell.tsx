import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { Outlet, ScrollRestoration, useMatches } from "react-router";
import { useText } from "#i18n/useText.ts";
import { FilterBar } from "#ui/filters/FilterBar.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ProblemBoundary } from "#ui/problem/ProblemBoundary.tsx";
import { queryClient } from "#ui/queries/queryClient.ts";
import { PageTitle } from "#ui/shell/PageTitle.tsx";
import type { RouteItem } from "../routeItem.ts";
import { Notices } from "./Notices.tsx";
import style from "./Shell.module.css";
import { TopBar } from "./TopBar.tsx";

/** The frame around every screen: bar above, what must be said, then the screen itself. */
export function Shell() {
  const text = useText();
  const { label, figures } = useRouteItem();
  return (
    <QueryClientProvider client={queryClient}>
      <PageTitle title={label && text(`shell.menu.${label}`)} />
      <a className={style["skip"]} href="#content">
        {text("shell.skip")}
      </a>
      <TopBar />
      <Notices />
      {figures && (
        <ProblemBoundary>
          <FilterBar />
        </ProblemBoundary>
      )}
      <main id="content" className={style["content"]} tabIndex={-1}>
        <Suspense fallback={<LoadingBlock />}>
          <Outlet />
        </Suspense>
      </main>
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </QueryClientProvider>
  );
}

function useRouteItem(): Partial<RouteItem> {
  const item = useMatches().at(-1)?.handle as RouteItem | undefined;
  return item ?? {};
}
