import { useText } from "#language/useText.ts";
import { NAV_COLOURS } from "#ui/look/navColours.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import { hueOf, SCHEME_CHOICES, schemeOf, themeColour } from "#ui/look/themeColour.ts";
import { changeSettings, chooseScheme, useAppState } from "#ui/state/appState.ts";
import { LAYOUTS, RADII } from "#ui/state/settings.ts";
import { HueSwatches } from "./HueSwatches.tsx";
import { SettingRow } from "./SettingRow.tsx";
import style from "./SettingsPanel.module.css";

/** Colour, width and corners. */
export function LookSettings() {
  const text = useText();
  const { color, followsSystem, layout, radius, navColor } = useAppState(({ settings }) => settings);
  const [scheme, hue] = [schemeOf(color), hueOf(color)];

  return (
    <section className={style["group"]}>
      <h3>{text("settings.look")}</h3>
      <SettingRow label={text("settings.scheme")}>
        <Segmented
          label={text("settings.scheme")}
          options={SCHEME_CHOICES.map((value) => ({ value, label: text(`settings.schemes.${value}`) }))}
          value={followsSystem ? "system" : scheme}
          onChange={chooseScheme}
        />
      </SettingRow>
      <HueSwatches
        scheme={scheme}
        value={hue}
        onChange={(wanted) => changeSettings({ color: themeColour(scheme, wanted) })}
      />
      <SettingRow label={text("settings.navColor")}>
        <Segmented
          label={text("settings.navColor")}
          options={NAV_COLOURS.map((value) => ({ value, label: text(`settings.navColors.${value}`) }))}
          value={navColor}
          onChange={(wanted) => changeSettings({ navColor: wanted })}
        />
      </SettingRow>
      <SettingRow label={text("settings.layout")}>
        <Segmented
          label={text("settings.layout")}
          options={LAYOUTS.map((value) => ({ value, label: text(`settings.layouts.${value}`) }))}
          value={layout}
          onChange={(wanted) => changeSettings({ layout: wanted })}
        />
      </SettingRow>
      <SettingRow label={text("settings.radius")}>
        <Segmented
          label={text("settings.radius")}
          options={RADII.map((value) => ({ value, label: text(`settings.radii.${value}`) }))}
          value={radius}
          onChange={(wanted) => changeSettings({ radius: wanted })}
        />
      </SettingRow>
    </section>
  );
}
