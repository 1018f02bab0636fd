import { type Settings } from "../state/settings.ts";
import { chooseScheme, useAppState } from "../state/appState.ts";
import { styleNonce } from "./styleNonce.ts";
import { watchSystemScheme } from "./systemScheme.ts";
import { schemeOf } from "./themeColour.ts";
import { themeSheet } from "./themes.ts";

/** Puts the themes into the page, and gives it the look that is chosen, now and whenever it changes. */
export function applyLook(): void {
  const sheet = document.createElement("style");
  sheet.nonce = styleNonce();
  sheet.textContent = themeSheet();
  document.head.append(sheet);

  apply(useAppState.getState().settings);
  useAppState.subscribe(({ settings }, before) => {
    if (settings !== before.settings) apply(settings);
  });
  watchSystemScheme(() => {
    if (useAppState.getState().settings.followsSystem) chooseScheme("system");
  });
}

function apply({ color, layout, radius, navColor, themeValues }: Settings): void {
  const { dataset } = document.documentElement;
  dataset["theme"] = color;
  dataset["mantineColorScheme"] = schemeOf(color);
  dataset["layout"] = layout;
  dataset["radius"] = radius;
  dataset["navColor"] = navColor;
  // The browser's own bar, on a phone.
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", themeValues.paper);
}
