import { IconSettings } from "@tabler/icons-react";
import { useText } from "#language/useText.ts";
import { openSettings } from "#ui/shell/settingsPanelState.ts";
import style from "./BarButton.module.css";
import { loadSettingsPanel } from "./settings/loadSettingsPanel.ts";

/** Opens the settings; whoever reaches for them has their script loaded. */
export function SettingsButton() {
  const text = useText();
  const preload = () => void loadSettingsPanel().catch(() => {});
  return (
    <button
      type="button"
      className={style["button"]}
      aria-label={text("shell.settings")}
      title={text("shell.settings")}
      aria-haspopup="dialog"
      onPointerEnter={preload}
      onFocus={preload}
      onClick={openSettings}
    >
      <IconSettings size={20} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
