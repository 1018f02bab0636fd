import { Popover } from "@mantine/core";
import { IconInfoCircle, IconKey, IconLogout, IconSearch, IconSettings, IconTable } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { loadMessages } from "#language/text.ts";
import { useText } from "#language/useText.ts";
import { Toolbar } from "#ui/keyboard/Toolbar.tsx";
import { NotificationBell } from "#ui/notifications/NotificationBell.tsx";
import { readyPalette } from "#ui/palette/loadPalette.ts";
import { openPalette } from "#ui/palette/openPalette.ts";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { type Session, sessionQuery } from "#ui/queries/sessionQuery.ts";
import { signOut } from "#ui/session/session.ts";
import { LanguageSwitch } from "#ui/shell/LanguageSwitch.tsx";
import { PRODUCT_NAME, ProductName } from "#ui/shell/ProductName.tsx";
import { SampleBadge } from "#ui/shell/SampleBadge.tsx";
import { SchemeSwitch } from "#ui/shell/SchemeSwitch.tsx";
import { openSettings } from "#ui/shell/settingsPanelState.ts";
import { useAppState } from "#ui/state/appState.ts";
import { MenuButton } from "./menu/MenuButton.tsx";
import { SettingsButton } from "./SettingsButton.tsx";
import style from "./TopBar.module.css";

/** Opens the command palette; looks like the field it leads to where there is room for one. */
function SearchButton() {
  const text = useText();
  return (
    <button
      type="button"
      className={style["button"]}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={readyPalette}
      onFocus={readyPalette}
      onClick={() => openPalette()}
    >
      <IconSearch size={18} stroke={1.6} aria-hidden="true" />
      <span className={style["words"]}>{text("shell.search")}</span>
      <kbd className={style["key"]} aria-hidden="true">
        {isApple() ? "⌘K" : text("shell.searchKey")}
      </kbd>
    </button>
  );
}

function isApple(): boolean {
  return /mac|iphone|ipad/i.test(navigator.userAgent);
}

/** Who is signed in, her settings, and the way out. */
function PersonMenu({ session }: { readonly session: Session }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { user, role } = session;
  const initials = initialsOf(user.name);
  const close = () => setOpen(false);
  const settings = () => {
    close();
    openSettings();
  };

  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" offset={4} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={style["person"]}
          aria-label={`${initials} – ${text("shell.account")}: ${user.name}`}
          onClick={() => setOpen(!open)}
        >
          {initials}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={style["drop"] ?? ""} aria-label={text("shell.account")}>
        <div className={style["who"]}>
          <strong>
            <bdi>{user.name}</bdi>
          </strong>
          <bdi>{user.email}</bdi>
          <span>
            {text(`shell.role.${role}`)} · <bdi>{user.customer}</bdi>
          </span>
        </div>
        <button type="button" className={style["way"]} onClick={settings}>
          <IconSettings size={16} stroke={1.6} aria-hidden="true" />
          {text("shell.mySettings")}
        </button>
        <Link to="/api-keys" className={style["way"]} onClick={close}>
          <IconKey size={16} stroke={1.6} aria-hidden="true" />
          {text("menu.apiKeys")}
        </Link>
        <Link to="/data-room" className={style["way"]} onClick={close}>
          <IconTable size={16} stroke={1.6} aria-hidden="true" />
          {text("menu.dataRoom")}
        </Link>
        {role === "Administrator" && (
          <Link to="/administration/about" className={style["way"]} onClick={close}>
            <IconInfoCircle size={16} stroke={1.6} aria-hidden="true" />
            {text("shell.about")}
          </Link>
        )}
        <button type="button" className={style["way"]} onClick={() => void signOut()}>
          <IconLogout size={16} stroke={1.6} aria-hidden="true" />
          {text("shell.signOut")}
        </button>
      </Popover.Dropdown>
    </Popover>
  );
}

/** `Sample Radio Seller` becomes `SS`: first and last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : ""].map((word) => word?.slice(0, 1).toUpperCase()).join("");
}

const GuideButton = lazy(async () => {
  const [button] = await Promise.all([import("./GuideButton.tsx"), loadMessages("onScreens")]);
  return button;
});

/** Name, search, news, language, look and the person; says "sample data" while the figures are made up. */
export function TopBar() {
  const text = useText();
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
        <Toolbar label={text("shell.tools")} className={style["tools"]}>
          <SearchButton />
          <Suspense>
            <GuideButton />
          </Suspense>
          <NotificationBell />
          <div className={style["language"]}>
            <LanguageSwitch />
          </div>
          <div className={style["scheme"]}>
            <SchemeSwitch />
          </div>
          <div className={style["settings"]}>
            <SettingsButton />
          </div>
          {session && <PersonMenu session={session} />}
        </Toolbar>
      </div>
    </header>
  );
}
