import { create } from "zustand";

/** Whether the settings are open; the panel itself loads when they first are. */
export const useSettingsPanel = create<{ readonly opened: boolean }>()(() => ({ opened: false }));

/** Opens the settings of look, menu and language. */
export function openSettings(): void {
  useSettingsPanel.setState({ opened: true });
}

export function closeSettings(): void {
  useSettingsPanel.setState({ opened: false });
}
