import { create } from "zustand";
import { persist } from "zustand/middleware";
import { type Locale, LOCALES } from "#domain/taxonomy/name.ts";
import { systemScheme } from "../look/systemScheme.ts";
import { hueOf, type SchemeChoice, themeColour } from "../look/themeColour.ts";
import { themeValuesOf } from "../look/themes.ts";
import { MENU_BREAKPOINTS } from "./breakpoints.ts";
import { type MenuChoice, readMenuChoice, USUAL_MENU } from "./menuChoice.ts";
import { type MenuStatus, menuStatus } from "./menuStatus.ts";
import { rememberedStorage } from "./rememberedStorage.ts";
import type { Scrollspy, ScrollspyItem } from "./scrollspy.ts";
import { readSettings, type Settings } from "./settings.ts";
import { partOf } from "./stored.ts";

/** The choice, and what the window makes of it. */
interface Menu extends MenuChoice, MenuStatus {
  readonly breakpoints: typeof MENU_BREAKPOINTS;
}

/** The menu of a choice in a window of a width in CSS pixels, opened or not. */
function menuOf(choice: MenuChoice, width: number, showing: boolean): Menu {
  const { behaviour, placement, useSidebar, pinButtonEnable } = choice;
  return {
    behaviour,
    placement,
    useSidebar,
    pinButtonEnable,
    ...menuStatus(choice, width, showing),
    breakpoints: MENU_BREAKPOINTS,
  };
}

/** The languages there are, and the one chosen in this browser. */
interface Lang {
  readonly languages: readonly Locale[];
  /** null: nobody has chosen here; the person's own language holds, else the browser's. */
  readonly currentLang: Locale | null;
}

const USUAL_LANG: Lang = { languages: LOCALES, currentLang: null };

/** The language out of whatever was stored; one that we do not speak is as good as none. */
function readLang(stored: Readonly<Record<string, unknown>>): Lang {
  return { languages: LOCALES, currentLang: LOCALES.find((locale) => locale === stored["currentLang"]) ?? null };
}

/** What the browser remembers of a person's choices. */
interface Remembered {
  readonly settings: Settings;
  readonly lang: Lang;
  readonly menu: Menu;
}

interface AppState extends Remembered {
  /** Whether the rail or the drawer of the menu is open. */
  readonly layout: { readonly showingNavMenu: boolean };
  readonly scrollspy: Scrollspy;
}

/** The one key of the local storage under which the choices stand. */
export const STORAGE_KEY = "starter-project";

/** Colours for what cannot use the style sheet follow a new theme after this many milliseconds. */
const THEME_REFRESH = 10;

/** Without a window, as in a test, there is room for everything. */
const windowWidth = () => globalThis.innerWidth ?? 1440;

/** The choices of this browser and the state of the frame; `settings`, `lang` and `menu` are remembered. */
export const useAppState = create<AppState>()(
  persist(
    (): AppState => ({
      settings: readSettings({}),
      lang: USUAL_LANG,
      menu: menuOf(USUAL_MENU, windowWidth(), false),
      layout: { showingNavMenu: false },
      scrollspy: { items: [] },
    }),
    {
      name: STORAGE_KEY,
      storage: rememberedStorage<Remembered>(() => localStorage, readRemembered),
      partialize: ({ settings, lang, menu }): Remembered => ({ settings, lang, menu }),
    },
  ),
);

useAppState.subscribe(({ settings: { color } }, before) => {
  if (color === before.settings.color) return;
  setTimeout(() => {
    const { settings } = useAppState.getState();
    if (settings.color === color) change({ settings: { ...settings, themeValues: themeValuesOf(color) } });
  }, THEME_REFRESH);
});

/** Takes from the storage what makes sense; whatever else stands there is as good as nothing. */
export function readRemembered(stored: unknown): Remembered {
  return {
    settings: readSettings(partOf(stored, "settings")),
    lang: readLang(partOf(stored, "lang")),
    menu: menuOf(readMenuChoice(partOf(stored, "menu")), windowWidth(), false),
  };
}

/** Changes how the app looks. */
export function changeSettings(wanted: Partial<Omit<Settings, "themeValues">>): void {
  change({ settings: { ...useAppState.getState().settings, ...wanted } });
}

/** Chooses light or dark for this browser, or leaves the choice to the system. */
export function chooseScheme(wanted: SchemeChoice): void {
  const hue = hueOf(useAppState.getState().settings.color);
  const followsSystem = wanted === "system";
  changeSettings({ color: themeColour(followsSystem ? systemScheme() : wanted, hue), followsSystem });
}

/** Changes where the menu stands and how it behaves; what was open of it closes. */
export function changeMenu(wanted: Partial<MenuChoice>): void {
  drawMenu({ ...useAppState.getState().menu, ...wanted }, false);
}

/** Opens or closes the rail or the drawer. */
export function showNavMenu(showing: boolean): void {
  const { layout, menu } = useAppState.getState();
  if (layout.showingNavMenu !== showing) drawMenu(menu, showing);
}

/** Lets the menu follow the width of the window. */
export function fitMenu(): void {
  const { layout, menu } = useAppState.getState();
  const { placementStatus } = menuOf(menu, windowWidth(), false);
  if (placementStatus.device !== menu.placementStatus.device) drawMenu(menu, false);
  else drawMenu(menu, layout.showingNavMenu);
}

/** Chooses a language for this browser. */
export function chooseLanguage(currentLang: Locale): void {
  change({ lang: { ...USUAL_LANG, currentLang } });
}

/** Look and menu as they were before anything was chosen; the language stays. */
export function resetSettings(): void {
  change({ settings: { ...readSettings({}), themeValues: useAppState.getState().settings.themeValues } });
  changeMenu(USUAL_MENU);
}

/** Counts a part of the page among those that can be jumped to, below the ones counted before. */
export function spyOn(item: ScrollspyItem): void {
  change({ scrollspy: { items: [...useAppState.getState().scrollspy.items, item] } });
}

/** Takes a part of the page away again. */
export function spyOff(item: ScrollspyItem): void {
  change({ scrollspy: { items: useAppState.getState().scrollspy.items.filter((each) => each !== item) } });
}

function drawMenu(choice: MenuChoice, showingNavMenu: boolean): void {
  const before = useAppState.getState();
  const menu = menuOf(choice, windowWidth(), showingNavMenu);
  if (JSON.stringify(menu) !== JSON.stringify(before.menu)) change({ menu });
  if (showingNavMenu !== before.layout.showingNavMenu) change({ layout: { showingNavMenu } });
}

function change(part: Partial<AppState>): void {
  useAppState.setState(part);
}
