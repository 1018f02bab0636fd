import { IconSearch } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import { openPalette } from "#ui/palette/openPalette.ts";
import style from "./SearchButton.module.css";

/** Opens the command palette; looks like the field it leads to where there is room for one. */
export function SearchButton() {
  const text = useText();
  return (
    <button
      type="button"
      className={style["button"]}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
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
