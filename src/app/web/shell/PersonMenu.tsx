import { Popover } from "@mantine/core";
import { IconInfoCircle, IconKey, IconLogout, IconSettings } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import type { Session } from "#ui/queries/sessionQuery.ts";
import { signOut } from "#ui/session/session.ts";
import { openSettings } from "#ui/shell/settingsPanelState.ts";
import style from "./PersonMenu.module.css";

/** Who is signed in, her settings, and the way out. */
export function PersonMenu({ session }: { readonly session: Session }) {
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
