import { Menu } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import type { EndpointOutput } from "#api/endpoint.ts";
import type { session as sessionContract } from "#features/session/contract.ts";
import { useText } from "#i18n/useText.ts";
import { signOut } from "#ui/session/session.ts";
import { LanguageSwitch } from "#ui/shell/LanguageSwitch.tsx";
import style from "./UserMenu.module.css";

/** Who is signed in, and the way out; on small screens also the language. */
export function UserMenu({ session }: { readonly session: EndpointOutput<typeof sessionContract> }) {
  const text = useText();
  const { user, role } = session;
  return (
    <Menu position="bottom-end" offset={4} shadow="none" withinPortal={false}>
      <Menu.Target>
        <button type="button" className={style["person"]} aria-label={`${text("shell.account")}: ${user.name}`}>
          {initialsOf(user.name)}
        </button>
      </Menu.Target>
      <Menu.Dropdown className={style["drop"] ?? ""}>
        <div className={style["who"]}>
          <strong>{user.name}</strong>
          <span>{user.email}</span>
          <span>
            {text(`shell.role.${role}`)} · {user.customer}
          </span>
        </div>
        <div className={style["language"]}>
          <LanguageSwitch />
        </div>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={() => void signOut()}>
          {text("shell.signOut")}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** `Sample Radio Seller` becomes `SS`: first and last word. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : ""].map((word) => word?.slice(0, 1).toUpperCase()).join("");
}
