import { IconMoon, IconSun } from "@tabler/icons-react";
import { useText } from "#i18n/useText.ts";
import { useAppState } from "../state/appState.ts";
import style from "./SchemeSwitch.module.css";

/** Changes between the light and the dark look. */
export function SchemeSwitch() {
  const text = useText();
  const dark = useAppState((state) => state.settings.color === "dark-blue");
  const chooseColor = useAppState((state) => state.chooseColor);
  const label = text(dark ? "shell.toLight" : "shell.toDark");
  const Icon = dark ? IconSun : IconMoon;

  return (
    <button
      type="button"
      className={style["button"]}
      aria-label={label}
      title={label}
      onClick={() => chooseColor(dark ? "light-blue" : "dark-blue")}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
