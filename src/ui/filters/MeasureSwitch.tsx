import { useText } from "#language/useText.ts";
import { useAddress, useChangeAddress } from "../address/useAddress.ts";
import { MEASURES } from "#domain/figures/measure.ts";
import { Segmented } from "../look/Segmented.tsx";

/** In which measure the figures are shown: dollars, share, or dollars per person. */
export function MeasureSwitch() {
  const text = useText();
  const { measure } = useAddress();
  const change = useChangeAddress();
  return (
    <Segmented
      label={text("filters.measure")}
      options={MEASURES.map((value) => ({
        value,
        label: text(`filters.measures.${value}`),
        hint: text(`filters.measureHints.${value}`),
      }))}
      value={measure}
      onChange={(chosen) => change({ measure: chosen })}
    />
  );
}
