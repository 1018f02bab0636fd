import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useMemo, useSyncExternalStore } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { loadMessages } from "#language/text.ts";
import { timeSpan } from "#language/timeSpan.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { HostedStatistics } from "#ui/hosted/HostedStatistics.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ScreenSkeleton } from "#ui/look/ScreenSkeleton.tsx";
import { useOfflineState } from "#ui/offline/offlineState.ts";
import { PaletteHost } from "#ui/palette/PaletteHost.tsx";
import type { PaletteScreen } from "#ui/palette/screenEntries.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { useSessionState } from "#ui/session/sessionState.ts";
import { signInHere } from "#ui/session/signInHere.ts";
import { useAppState } from "#ui/state/appState.ts";
import { useSidebarStands } from "#ui/state/useSidebarStands.ts";
import { ToastHost } from "#ui/toast/ToastHost.tsx";
import { TourHost } from "#ui/tour/TourHost.tsx";
import { ViewAsBanner } from "#ui/viewAs/ViewAsBanner.tsx";
import { guard } from "../guard.ts";
import { openModal } from "../modals/modalState.ts";
import { flatten } from "../resolveRoutes.ts";
import { RESOLVED_ROUTES, trailTo } from "../routes/resolvedRoutes.ts";
import { keepWhenLoaded } from "./keepWhenLoaded.ts";
import { loadPointedAt } from "./loadPointedAt.ts";
import { MenuBar } from "./menu/MenuBar.tsx";
import { SideMenu } from "./menu/SideMenu.tsx";
import { useFittingMenu } from "./menu/useFittingMenu.ts";
import { SectionSidebar } from "./SectionSidebar.tsx";
import { SettingsHost } from "./settings/SettingsHost.tsx";
import style from "./Shell.module.css";
import { TopBar } from "./TopBar.tsx";

/** The command palette with the screens that this visitor may enter. */
function ShellPalette() {
  const text = useText();
  const { data: session } = useQuery(sessionQuery());
  const screens = useMemo(
    () =>
      flatten(RESOLVED_ROUTES)
        .filter((route) => route.search && guard(route, session ?? null) === "enter")
        .flatMap(({ path, label, figures, modal }): PaletteScreen[] => {
          const parent = trailTo(path).at(-2)?.label;
          return label === undefined
            ? []
            : [
                {
                  path,
                  label: text(`menu.${label}`),
                  ...(parent && { parent: text(`menu.${parent}`) }),
                  ...(figures && { figures }),
                  ...(modal && { open: () => openModal(modal) }),
                },
              ];
        }),
    [session, text],
  );
  return <PaletteHost screens={screens} />;
}

/** One line above the screen when sign-in or connection has gone; what is on the screen stays. */
function Notices() {
  const text = useText();
  const expired = useSessionState((state) => state.expired);
  const online = useSyncExternalStore(watchConnection, () => navigator.onLine);
  const { shownFrom, ageSeconds, unsent } = useOfflineState();
  const { locale } = useFormats();
  const { isRefetchError } = useQuery(revisionQuery());

  const words = expired
    ? text("shell.expired")
    : shownFrom
      ? text("shell.kept", { age: timeSpan({ locale }, Math.max(1, ageSeconds)) })
      : online
        ? isRefetchError
          ? text("shell.unreachable")
          : null
        : text("shell.offline");
  return (
    <output>
      {words && (
        <span className={style["notice"]}>
          {words}
          {unsent > 0 && ` ${text("shell.unsent", { count: unsent })}`}
          {expired && <ActionButton onClick={() => void signInHere()}>{text("shell.signInAgain")}</ActionButton>}
        </span>
      )}
    </output>
  );
}

function watchConnection(notify: () => void): () => void {
  window.addEventListener("online", notify);
  window.addEventListener("offline", notify);
  return () => {
    window.removeEventListener("online", notify);
    window.removeEventListener("offline", notify);
  };
}

const Banners = lazy(async () => {
  const [banners] = await Promise.all([import("#ui/content/Banners.tsx"), loadMessages("onScreens")]);
  return banners;
});

/** A wide window never opens it, and what drawers are made of is a good part of a shell. */
const MenuDrawer = lazy(() => import("./menu/MenuDrawer.tsx"));

/** The frame around every screen: menu and bar, what must be said, then the screen itself. */
export function Shell() {
  const text = useText();
  const { attrMobile, menuPadding, placementStatus } = useAppState(({ menu }) => menu);
  const sidebarStands = useSidebarStands();
  useFittingMenu();
  useEffect(keepWhenLoaded, []);
  useEffect(loadPointedAt, []);
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
          {sidebarStands && <SectionSidebar />}
          <main id="content" className={style["content"]} tabIndex={-1}>
            <Suspense>
              <Banners />
            </Suspense>
            <Suspense fallback={<ScreenSkeleton />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
      <SettingsHost />
      <ShellPalette />
      <TourHost />
      <HostedStatistics />
      <ScrollRestoration getKey={({ pathname }) => pathname} />
    </QueryClientProvider>
  );
}
