import { Popover } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import { useText } from "#i18n/useText.ts";
import type { Session } from "#ui/queries/sessionQuery.ts";
import { signOut } from "#ui/session/session.ts";
import style from "./UserMenu.module.css";

/** Who is signed in, and the way out. */
export function UserMenu({ session }: { readonly session: Session }) {
  const text = useText();
  const { user, role } = session;
  const initials = initialsOf(user.name);
  return (
    <Popover position="bottom-end" offset={4} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={style["person"]}
          aria-label={`${initials} – ${text("shell.account")}: ${user.name}`}
        >
          {initials}
        </button>
      </Popover.Target>
      <Popover.Dropdown className={style["drop"] ?? ""} aria-label={text("shell.account")}>
        <div className={style["who"]}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
          <span>
            {text(`shell.role.${role}`)} · {user.customer}
          </span>
        </div>
        <button type="button" className={style["out"]} onClick={() => void signOut()}>
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
