import { Popover } from "@mantine/core";
import { IconMenu2 } from "@tabler/icons-react";
import { useState } from "react";
import { useText } from "#i18n/useText.ts";
import { LanguageSwitch } from "#ui/shell/LanguageSwitch.tsx";
import type { Visitor } from "../guard.ts";
import { MenuLinks } from "./MenuLinks.tsx";
import style from "./NarrowMenu.module.css";

/** Ways in and language behind one button, where the bar has no room for them. */
export function NarrowMenu({ visitor }: { readonly visitor: Visitor }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-end" offset={4} trapFocus returnFocus>
      <Popover.Target>
        <button
          type="button"
          className={style["button"]}
          aria-label={text("shell.openMenu")}
          onClick={() => setOpen(!open)}
        >
          <IconMenu2 size={20} stroke={1.6} aria-hidden="true" />
        </button>
      </Popover.Target>
      <Popover.Dropdown className={style["drop"] ?? ""} aria-label={text("shell.navigation")}>
        <nav className={style["links"]} aria-label={text("shell.navigation")}>
          <MenuLinks visitor={visitor} onFollow={() => setOpen(false)} />
        </nav>
        <div className={style["language"]}>
          <LanguageSwitch />
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
