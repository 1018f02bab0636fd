import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { loadMessages } from "#language/text.ts";
import { useText } from "#language/useText.ts";
import { HostedStatistics } from "#ui/hosted/HostedStatistics.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { queryClient } from "#ui/queries/queryClient.ts";
import { useAppState } from "#ui/state/appState.ts";
import { ToastHost } from "#ui/toast/ToastHost.tsx";
import { ViewAsBanner } from "#ui/viewAs/ViewAsBanner.tsx";
import { MenuBar } from "./menu/MenuBar.tsx";
import { SideMenu } from "./menu/SideMenu.tsx";
import { useFittingMenu } from "./menu/useFittingMenu.ts";
import { Notices } from "./Notices.tsx";
import { SectionSidebar } from "./SectionSidebar.tsx";
import { SettingsHost } from "./settings/SettingsHost.tsx";
import style from "./Shell.module.css";
import { ShellPalette } from "./ShellPalette.tsx";
import { TopBar } from "./TopBar.tsx";

const Banners = lazy(async () => {
  const [banners] = await Promise.all([import("#ui/content/Banners.tsx"), loadMessages("onScreens")]);
  return banners;
});

/** A wide window never opens it, and what drawers are made of is a good part of a shell. */
const MenuDrawer = lazy(() => import("./menu/MenuDrawer.tsx"));

/** The frame around every screen: menu and bar, what must be said, then the screen itself. */
export function Shell() {
  const text = useText();
  const { attrMobile, menuPadding, placementStatus, useSidebar } = useAppState(({ menu }) => menu);
  useFittingMenu();
  const isHorizontal = placementStatus.placement === "horizontal";

  return (
    <QueryClientProvider client={queryClient}>
      <a className={style["skip"]} href="#content">
        {text("shell.skip")}
      </a>
      {!attrMobile && !isHorizontal && <SideMenu />}
      <div className={style["beside"]} style={{ "--menu-padding": `${menuPadding}px` }}>
        <ViewAsBanner />
        <TopBar />
        {attrMobile && (
          <Suspense>
            <MenuDrawer />
          </Suspense>
        )}
        {!attrMobile && isHorizontal && <MenuBar />}
        <Notices />
        <ToastHost />
        <div className={style["screen"]}>
          {!attrMobile && isHorizontal && useSidebar && <SectionSidebar />}
          <main id="content" className={style["content"]} tabIndex={-1}>
            <Suspense>
              <Banners />
            </Suspense>
            <Suspense fallback={<LoadingBlock />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
      <SettingsHost />
      <ShellPalette />
      <HostedStatistics />
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </QueryClientProvider>
  );
}
