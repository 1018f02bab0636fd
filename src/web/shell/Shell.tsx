import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { useText } from "#i18n/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { queryClient } from "#ui/queries/queryClient.ts";
import { ToastHost } from "#ui/toast/ToastHost.tsx";
import { Notices } from "./Notices.tsx";
import style from "./Shell.module.css";
import { TopBar } from "./TopBar.tsx";

/** The frame around every screen: bar above, what must be said, then the screen itself. */
export function Shell() {
  const text = useText();
  return (
    <QueryClientProvider client={queryClient}>
      <a className={style["skip"]} href="#content">
        {text("shell.skip")}
      </a>
      <TopBar />
      <Notices />
      <ToastHost />
      <main id="content" className={style["content"]} tabIndex={-1}>
        <Suspense fallback={<LoadingBlock />}>
          <Outlet />
        </Suspense>
      </main>
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </QueryClientProvider>
  );
}
