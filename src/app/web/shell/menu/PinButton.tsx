import { IconPin, IconPinFilled } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import { changeMenu, useAppState } from "#ui/state/appState.ts";
import style from "./PinButton.module.css";

/** Pins the vertical menu beside the content, or lets it go; only where there is room for a pinned one. */
export function PinButton() {
  const text = useText();
  const { behaviour, pinButtonEnable, placementStatus } = useAppState(({ menu }) => menu);
  if (!pinButtonEnable || placementStatus.device !== "desktop") return null;

  const pinned = behaviour === "pinned";
  const Icon = pinned ? IconPinFilled : IconPin;
  return (
    <button
      type="button"
      className={style["pin"]}
      aria-pressed={pinned}
      aria-label={text("shell.pinMenu")}
      title={text("shell.pinMenu")}
      onClick={() => changeMenu({ behaviour: pinned ? "unpinned" : "pinned" })}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
