import { useText } from "#language/useText.ts";
import { Toggle } from "../look/Toggle.tsx";
import { useStatisticsChoice } from "./statisticsChoice.ts";

/** The place to agree to the counting of screens, or to take that back. */
export function StatisticsToggle() {
  const text = useText();
  const { choice, choose } = useStatisticsChoice();
  return (
    <Toggle
      label={text("statistics.allowed")}
      checked={choice === "agreed"}
      onChange={(agreed) => choose(agreed ? "agreed" : "refused")}
    />
  );
}
