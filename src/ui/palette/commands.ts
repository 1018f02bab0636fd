import type { TFunction } from "i18next";
import { openKeyboardSheet } from "../keyboard/keyboardSheetState.ts";
import { hueOf, schemeOf, themeColour } from "../look/themeColour.ts";
import { signOut } from "../session/session.ts";
import { openSettings } from "../shell/settingsPanelState.ts";
import { changeMenu, changeSettings, chooseLanguage, useAppState } from "../state/appState.ts";
import type { PaletteEntry } from "./paletteEntry.ts";

const scheme = (wanted: "light" | "dark") => () =>
  changeSettings({ color: themeColour(wanted, hueOf(useAppState.getState().settings.color)) });
const hue = (wanted: "blue" | "red" | "green" | "purple" | "pink") => () =>
  changeSettings({ color: themeColour(schemeOf(useAppState.getState().settings.color), wanted) });

/** What can be done from anywhere. The words are `palette.command.<name>`. */
const COMMANDS = {
  english: { run: () => chooseLanguage("en-US"), nicknames: ["English", "language", "EN"] },
  spanish: { run: () => chooseLanguage("es-ES"), nicknames: ["Español", "language", "idioma", "ES"] },
  german: { run: () => chooseLanguage("de-DE"), nicknames: ["Deutsch", "language", "Sprache", "DE"] },
  light: { run: scheme("light"), nicknames: ["bright", "day", "theme", "hell", "claro"] },
  dark: { run: scheme("dark"), nicknames: ["night", "theme", "dunkel", "oscuro"] },
  blue: { run: hue("blue"), nicknames: ["color", "theme"] },
  red: { run: hue("red"), nicknames: ["color", "theme"] },
  green: { run: hue("green"), nicknames: ["color", "theme"] },
  purple: { run: hue("purple"), nicknames: ["color", "theme"] },
  pink: { run: hue("pink"), nicknames: ["color", "theme"] },
  menuAtSide: {
    run: () => changeMenu({ placement: "vertical" }),
    nicknames: ["vertical menu", "placement", "sidebar"],
  },
  menuOnTop: { run: () => changeMenu({ placement: "horizontal" }), nicknames: ["horizontal menu", "placement"] },
  boxed: { run: () => changeSettings({ layout: "boxed" }), nicknames: ["width", "layout", "1200"] },
  fluid: { run: () => changeSettings({ layout: "fluid" }), nicknames: ["width", "layout", "full width"] },
  settings: { run: openSettings, nicknames: ["preferences", "options", "Einstellungen", "ajustes"] },
  keyboard: { run: openKeyboardSheet, nicknames: ["shortcuts", "keys", "hotkeys", "Tasten", "atajos"] },
  signOut: { run: () => void signOut(), nicknames: ["log out", "logout", "exit", "abmelden", "salir"] },
} satisfies Record<string, { readonly run: () => void; readonly nicknames: readonly string[] }>;

type CommandName = keyof typeof COMMANDS;

/** The commands, as the palette finds them. */
export function commandEntries(text: TFunction): PaletteEntry[] {
  return commandNames().map((name) => ({
    id: `action:${name}`,
    group: "actions",
    label: text(`palette.command.${name}`),
    also: [],
    nicknames: COMMANDS[name].nicknames,
    go: COMMANDS[name].run,
  }));
}

function commandNames(): CommandName[] {
  // The keys of a constant are exactly those of its type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(COMMANDS) as CommandName[];
}
