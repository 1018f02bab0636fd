import { useEffect } from "react";
import { shortcutFor } from "./shortcutFor.ts";
import { SHORTCUTS } from "./shortcuts.ts";
import { useSingleKeys } from "./singleKeys.ts";

/** Makes the shortcuts of the list work, for as long as the caller is on the screen. */
export function useShortcuts(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return;
      const place = { typing: isField(event.target), singleKeys: useSingleKeys.getState().on };
      const shortcut = shortcutFor(SHORTCUTS, event, place);
      if (!shortcut?.run) return;
      event.preventDefault();
      shortcut.run();
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  }, []);
}

/** Fields that are pressed, not written into. */
const PRESSED = ":is([type=checkbox], [type=radio], [type=button], [type=submit])";

/** Whether keys go into this element as text. */
function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(`input:not(${PRESSED}), textarea, select`))
  );
}
