import { Drawer } from "@mantine/core";
import { useText } from "#language/useText.ts";
import { LanguageSwitch } from "#ui/shell/LanguageSwitch.tsx";
import { ProductName } from "#ui/shell/ProductName.tsx";
import { showNavMenu, useAppState } from "#ui/state/appState.ts";
import style from "./MenuDrawer.module.css";
import { MenuTree } from "./MenuTree.tsx";
import { useMenuItems } from "./useMenuItems.ts";

const close = () => showNavMenu(false);

/** The menu of a narrow window: slides in over the screen and keeps the focus until it is left or followed. */
export default function MenuDrawer() {
  const text = useText();
  const items = useMenuItems();
  const showing = useAppState(({ layout }) => layout.showingNavMenu);
  return (
    <Drawer.Root opened={showing} onClose={close} position="left" size={320}>
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={text("shell.navigation")}>
        <div className={style["paper"]}>
          <div className={style["head"]}>
            <ProductName />
            <Drawer.CloseButton className={style["close"] ?? ""} aria-label={text("shell.closeMenu")} />
          </div>
          <nav className={style["entries"]} aria-label={text("shell.navigation")}>
            <MenuTree items={items} onFollow={close} />
          </nav>
          <div className={style["foot"]}>
            <LanguageSwitch />
          </div>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
