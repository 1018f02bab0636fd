import { IconMenu2 } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import { showNavMenu, useAppState } from "#ui/state/appState.ts";
import style from "../BarButton.module.css";

/** Opens the menu of a narrow window. */
export function MenuButton() {
  const text = useText();
  const showing = useAppState(({ layout }) => layout.showingNavMenu);
  return (
    <button
      type="button"
      className={style["button"]}
      aria-label={text("shell.openMenu")}
      aria-haspopup="dialog"
      aria-expanded={showing}
      onClick={() => showNavMenu(true)}
    >
      <IconMenu2 size={20} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
