import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { themeValuesOf } from "../look/themes.ts";
import {
  changeMenu,
  changeSettings,
  chooseLanguage,
  chooseScheme,
  readRemembered,
  resetSettings,
  showNavMenu,
  useAppState,
} from "./appState.ts";
import { BREAKPOINTS } from "./breakpoints.ts";

const usual = readRemembered(null);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  resetSettings();
  vi.runAllTimers();
  vi.useRealTimers();
});

test("the slices and their first values are those of the specification", () => {
  expect(usual.settings).toEqual({
    color: "light-blue",
    followsSystem: true,
    layout: "fluid",
    radius: "rounded",
    navColor: "dark",
    themeValues: themeValuesOf("light-blue"),
  });
  expect(usual.lang).toEqual({ languages: ["en-US", "es-ES", "de-DE"], currentLang: null });
  expect(usual.menu).toMatchObject({
    behaviour: "unpinned",
    placement: "vertical",
    useSidebar: false,
    pinButtonEnable: true,
    breakpoints: { verticalUnpinned: 1400, verticalMobile: 992, horizontalMobile: 992 },
  });
  const { layout, scrollspy } = useAppState.getState();
  expect({ layout, scrollspy }).toEqual({ layout: { showingNavMenu: false }, scrollspy: { items: [] } });
  expect(BREAKPOINTS).toEqual({ sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
});

test("what was remembered comes back", () => {
  chooseScheme("dark");
  changeSettings({ color: "dark-pink", layout: "boxed", radius: "flat", navColor: "light" });
  changeMenu({ behaviour: "pinned", placement: "horizontal", useSidebar: true, pinButtonEnable: false });
  chooseLanguage("de-DE");
  vi.runAllTimers();
  const { settings, lang, menu } = useAppState.getState();
  expect(readRemembered(JSON.parse(JSON.stringify({ settings, lang, menu })))).toEqual({ settings, lang, menu });
});

test.each([
  null,
  "text",
  7,
  [],
  { settings: null, menu: 3 },
  { settings: { color: "<b>", layout: {}, radius: [] }, lang: { currentLang: "xx" }, menu: { behaviour: "__proto__" } },
  { settings: { themeValues: { paper: "url(//elsewhere)" } }, menu: { menuPadding: 1e9, navClasses: "x" } },
  { settings: '{"color":"dark-blue"}', _persist: "{}" },
])("broken or foreign storage %j is as good as none", (stored) => {
  expect(readRemembered(stored)).toEqual(usual);
});

test("the colours of a theme follow its choice after 10 ms", () => {
  changeSettings({ color: "dark-green" });
  const values = () => useAppState.getState().settings.themeValues;
  vi.advanceTimersByTime(9);
  expect(values()).toEqual(themeValuesOf("light-blue"));
  vi.advanceTimersByTime(1);
  expect(values()).toEqual(themeValuesOf("dark-green"));
});

test("of two choices in quick succession the last one colours the page", () => {
  changeSettings({ color: "dark-green" });
  vi.advanceTimersByTime(5);
  changeSettings({ color: "light-red" });
  vi.advanceTimersByTime(5);
  expect(useAppState.getState().settings.themeValues).toEqual(themeValuesOf("light-blue"));
  vi.advanceTimersByTime(5);
  expect(useAppState.getState().settings.themeValues).toEqual(themeValuesOf("light-red"));
});

test("until light or dark is chosen the look is the system's, also for whom the usual one was kept before", () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const colorOf = (stored: object) => readRemembered({ settings: stored }).settings.color;
  expect(colorOf({})).toBe("dark-blue");
  expect(colorOf({ color: "light-blue" })).toBe("dark-blue");
  expect(colorOf({ color: "light-blue", followsSystem: false })).toBe("light-blue");
  expect(colorOf({ color: "light-green" })).toBe("light-green");
  chooseScheme("light");
  expect(useAppState.getState().settings).toMatchObject({ color: "light-blue", followsSystem: false });
  changeSettings({ color: "light-pink" });
  chooseScheme("system");
  expect(useAppState.getState().settings).toMatchObject({ color: "dark-pink", followsSystem: true });
  vi.unstubAllGlobals();
});

test("opening the rail unfolds its groups, and another placement closes it", () => {
  expect(useAppState.getState().menu.collapseAll).toBe(true);
  showNavMenu(true);
  expect(useAppState.getState().menu.collapseAll).toBe(false);
  changeMenu({ placement: "horizontal" });
  expect(useAppState.getState().layout.showingNavMenu).toBe(false);
});

test("a reset brings the first look and menu back and leaves the language", () => {
  chooseLanguage("es-ES");
  changeSettings({ color: "dark-red", layout: "boxed" });
  changeMenu({ behaviour: "pinned" });
  resetSettings();
  vi.runAllTimers();
  const { settings, menu, lang } = useAppState.getState();
  expect({ settings, menu }).toEqual({ settings: usual.settings, menu: usual.menu });
  expect(lang.currentLang).toBe("es-ES");
});
