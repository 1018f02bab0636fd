import { IconMoon, IconSun } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import { hueOf, schemeOf, themeColour } from "../look/themeColour.ts";
import { changeSettings, useAppState } from "../state/appState.ts";
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
      onClick={() => changeSettings({ color: themeColour(dark ? "light" : "dark", hueOf(color)) })}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
