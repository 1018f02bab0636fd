import { useText } from "#language/useText.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { changeMenu, useAppState } from "#ui/state/appState.ts";
import { BEHAVIOURS, PLACEMENTS } from "#ui/state/menuChoice.ts";
import { SettingRow } from "./SettingRow.tsx";
import style from "./SettingsPanel.module.css";

/** Where the menu stands, and how it behaves there. */
export function MenuSettings() {
  const text = useText();
  const menu = useAppState((state) => state.menu);
  const { behaviour, placement, pinButtonEnable, useSidebar, behaviourStatus, breakpoints } = menu;
  const isVertical = placement === "vertical";

  return (
    <section className={style["group"]}>
      <h3>{text("settings.menu")}</h3>
      <SettingRow label={text("settings.placement")}>
        <Segmented
          label={text("settings.placement")}
          options={PLACEMENTS.map((value) => ({ value, label: text(`settings.placements.${value}`) }))}
          value={placement}
          onChange={(wanted) => changeMenu({ placement: wanted })}
        />
      </SettingRow>
      {isVertical && (
        <>
          <SettingRow label={text("settings.behaviour")}>
            <Segmented
              label={text("settings.behaviour")}
              options={BEHAVIOURS.map((value) => ({ value, label: text(`settings.behaviours.${value}`) }))}
              value={behaviour}
              onChange={(wanted) => changeMenu({ behaviour: wanted })}
            />
          </SettingRow>
          {behaviour !== behaviourStatus && (
            <p className={style["note"]}>{text("settings.pinNeedsRoom", { width: breakpoints.verticalUnpinned })}</p>
          )}
          <Toggle
            label={text("settings.pinButton")}
            checked={pinButtonEnable}
            onChange={(wanted) => changeMenu({ pinButtonEnable: wanted })}
          />
        </>
      )}
      {!isVertical && (
        <Toggle
          label={text("settings.sidebar")}
          checked={useSidebar}
          onChange={(wanted) => changeMenu({ useSidebar: wanted })}
        />
      )}
    </section>
  );
}
