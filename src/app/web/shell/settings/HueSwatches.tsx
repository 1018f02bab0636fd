import { useId } from "react";
import { useText } from "#language/useText.ts";
import { HUES, type Hue, type Scheme, themeColour } from "#ui/look/themeColour.ts";
import { themeValuesOf } from "#ui/look/themes.ts";
import style from "./HueSwatches.module.css";

interface HueSwatchesProps {
  readonly scheme: Scheme;
  readonly value: Hue;
  readonly onChange: (hue: Hue) => void;
}

/** The five accents as they look in the scheme, each with its name. */
export function HueSwatches({ scheme, value, onChange }: HueSwatchesProps) {
  const text = useText();
  const name = useId();
  return (
    <fieldset className={style["swatches"]}>
      <legend>{text("settings.color")}</legend>
      {HUES.map((hue) => (
        <label key={hue} style={{ "--swatch": themeValuesOf(themeColour(scheme, hue)).accent }}>
          <input type="radio" name={name} value={hue} checked={hue === value} onChange={() => onChange(hue)} />
          {text(`settings.hues.${hue}`)}
        </label>
      ))}
    </fieldset>
  );
}
