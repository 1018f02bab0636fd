import { lazy, Suspense, useState } from "react";
import { useSettingsPanel } from "#ui/shell/settingsPanelState.ts";
import { loadSettingsPanel } from "./loadSettingsPanel.ts";

const SettingsPanel = lazy(loadSettingsPanel);

/** Holds the place of the settings until they are first opened; from then on they stay, to close as smoothly as they open. */
export function SettingsHost() {
  const opened = useSettingsPanel((state) => state.opened);
  const [needed, setNeeded] = useState(opened);
  if (opened && !needed) setNeeded(true);
  return (
    needed && (
      <Suspense>
        <SettingsPanel opened={opened} />
      </Suspense>
    )
  );
}
