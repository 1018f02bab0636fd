import { IconMoon, IconSun } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import { schemeOf } from "../look/themeColour.ts";
import { chooseScheme, useAppState } from "../state/appState.ts";
import style from "./SchemeSwitch.module.css";

/** Changes between the light and the dark look of the theme's colour. */
export function SchemeSwitch() {
  const text = useText();
  const color = useAppState(({ settings }) => settings.color);
  const dark = schemeOf(color) === "dark";
  const label = text(dark ? "shell.toLight" : "shell.toDark");
  const Icon = dark ? IconSun : IconMoon;

  return (
    <button
      type="button"
      className={style["button"]}
      aria-label={label}
      title={label}
      data-testid="scheme-switch"
      onClick={() => chooseScheme(dark ? "light" : "dark")}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
