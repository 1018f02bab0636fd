import { Drawer } from "@mantine/core";
import { useText } from "#i18n/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LanguageSwitch } from "#ui/shell/LanguageSwitch.tsx";
import { closeSettings } from "#ui/shell/settingsPanelState.ts";
import { resetSettings } from "#ui/state/appState.ts";
import { LookSettings } from "./LookSettings.tsx";
import { MenuSettings } from "./MenuSettings.tsx";
import style from "./SettingsPanel.module.css";
import { SettingRow } from "./SettingRow.tsx";

/** Look, menu and language at the side of the screen, which shows every change at once. */
export default function SettingsPanel({ opened }: { readonly opened: boolean }) {
  const text = useText();
  return (
    <Drawer.Root opened={opened} onClose={closeSettings} position="right" size={400}>
      <Drawer.Overlay backgroundOpacity={0.06} />
      <Drawer.Content>
        <div className={style["paper"]}>
          <Drawer.Header className={style["head"] ?? ""}>
            <Drawer.Title className={style["title"] ?? ""}>{text("settings.title")}</Drawer.Title>
            <Drawer.CloseButton aria-label={text("settings.close")} />
          </Drawer.Header>
          <Drawer.Body className={style["body"] ?? ""}>
            <LookSettings />
            <MenuSettings />
            <section className={style["group"]}>
              <h3>{text("shell.language")}</h3>
              <SettingRow label={text("settings.texts")}>
                <LanguageSwitch />
              </SettingRow>
            </section>
          </Drawer.Body>
          <footer className={style["foot"]}>
            <p>{text("settings.kept")}</p>
            <ActionButton onClick={resetSettings}>{text("settings.reset")}</ActionButton>
          </footer>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
