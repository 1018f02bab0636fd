import { Drawer } from "@mantine/core";
import { useMounted } from "@mantine/hooks";
import { useText } from "#language/useText.ts";
import { MEASURED } from "#ui/hosted/measured.ts";
import { StatisticsToggle } from "#ui/hosted/StatisticsToggle.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { OwnData } from "#ui/privacy/OwnData.tsx";
import { LanguageSwitch } from "#ui/shell/LanguageSwitch.tsx";
import { closeSettings } from "#ui/shell/settingsPanelState.ts";
import { resetSettings } from "#ui/state/appState.ts";
import { ConnectAccount } from "./ConnectAccount.tsx";
import { LookSettings } from "./LookSettings.tsx";
import { MenuSettings } from "./MenuSettings.tsx";
import style from "./SettingsPanel.module.css";
import { SettingRow } from "./SettingRow.tsx";

/** Look, menu and language at the side of the screen, which shows every change at once. */
export default function SettingsPanel({ opened }: { readonly opened: boolean }) {
  const text = useText();
  // Drawers give the focus back only where they saw it when they opened, so this one is closed in its first moment.
  const open = useMounted() && opened;
  return (
    <Drawer.Root opened={open} onClose={closeSettings} position="right" size={400}>
      <Drawer.Overlay backgroundOpacity={0.06} />
      <Drawer.Content>
        <div className={style["paper"]}>
          <div className={style["head"]}>
            <Drawer.Title className={style["title"] ?? ""}>{text("settings.title")}</Drawer.Title>
            <Drawer.CloseButton aria-label={text("settings.close")} />
          </div>
          <Drawer.Body className={style["body"] ?? ""}>
            <LookSettings />
            <MenuSettings />
            <section className={style["group"]}>
              <h3>{text("shell.language")}</h3>
              <SettingRow label={text("settings.texts")}>
                <LanguageSwitch />
              </SettingRow>
            </section>
            <ConnectAccount />
            <section className={style["group"]}>
              <h3>{text("settings.ownData")}</h3>
              <OwnData />
            </section>
            {MEASURED && (
              <section className={style["group"]}>
                <h3>{text("statistics.title")}</h3>
                <StatisticsToggle />
              </section>
            )}
          </Drawer.Body>
          <div className={style["foot"]}>
            <p>{text("settings.kept")}</p>
            <ActionButton onClick={resetSettings}>{text("settings.reset")}</ActionButton>
          </div>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
