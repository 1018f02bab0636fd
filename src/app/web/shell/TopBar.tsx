import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { loadMessages } from "#language/text.ts";
import { NotificationBell } from "#ui/notifications/NotificationBell.tsx";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { LanguageSwitch } from "#ui/shell/LanguageSwitch.tsx";
import { PRODUCT_NAME, ProductName } from "#ui/shell/ProductName.tsx";
import { SampleBadge } from "#ui/shell/SampleBadge.tsx";
import { SchemeSwitch } from "#ui/shell/SchemeSwitch.tsx";
import { useAppState } from "#ui/state/appState.ts";
import { MenuButton } from "./menu/MenuButton.tsx";
import { PersonMenu } from "./PersonMenu.tsx";
import { SearchButton } from "./SearchButton.tsx";
import { SettingsButton } from "./SettingsButton.tsx";
import style from "./TopBar.module.css";

const GuideButton = lazy(async () => {
  const [button] = await Promise.all([import("./GuideButton.tsx"), loadMessages("onScreens")]);
  return button;
});

/** Name, search, news, language, look and the person; says "sample data" while the figures are made up. */
export function TopBar() {
  const { data: session } = useQuery(sessionQuery());
  const { data: revision } = useQuery(revisionQuery());
  const { attrMobile, placementStatus } = useAppState(({ menu }) => menu);

  return (
    <header className={style["bar"]}>
      <div className={style["line"]}>
        {attrMobile && <MenuButton />}
        {/* The vertical menu has the name at its head. */}
        {(attrMobile || placementStatus.placement === "horizontal") && (
          <Link to="/" className={style["home"]} aria-label={PRODUCT_NAME}>
            <ProductName />
          </Link>
        )}
        {revision?.sample && <SampleBadge />}
        <div className={style["tools"]}>
          <SearchButton />
          <Suspense>
            <GuideButton />
          </Suspense>
          <NotificationBell />
          <div className={style["language"]}>
            <LanguageSwitch />
          </div>
          <SchemeSwitch />
          <div className={style["settings"]}>
            <SettingsButton />
          </div>
          {session && <PersonMenu session={session} />}
        </div>
      </div>
    </header>
  );
}
