/** The settings' script, which nobody needs before they open. */
export const loadSettingsPanel = () => import("./SettingsPanel.tsx");
