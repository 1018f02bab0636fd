import { loadMessages } from "#language/text.ts";

/** The settings' script and words, which nobody needs before they open. */
export const loadSettingsPanel = async () => {
  const [panel] = await Promise.all([import("./SettingsPanel.tsx"), loadMessages("onScreens")]);
  return panel;
};
