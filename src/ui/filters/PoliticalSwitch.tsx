import { useText } from "#language/useText.ts";
import { useAddress, useChangeAddress } from "../address/useAddress.ts";
import { Toggle } from "../look/Toggle.tsx";

/** With political advertising, or core advertising alone. */
export function PoliticalSwitch() {
  const text = useText();
  const { political } = useAddress();
  const change = useChangeAddress();
  return (
    <Toggle
      label={text("filters.withPolitical")}
      hint={text("filters.politicalHint")}
      checked={political === "with"}
      onChange={(checked) => change({ political: checked ? "with" : "without" })}
    />
  );
}
