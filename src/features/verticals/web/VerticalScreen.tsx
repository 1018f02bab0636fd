import { useMatch } from "react-router";
import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { SpendingSkeleton } from "#ui/figures/frame/SpendingSkeleton.tsx";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { useText } from "#language/useText.ts";
import { VerticalTitle } from "./vertical/head/VerticalTitle.tsx";
import { VerticalOfAddress } from "./vertical/VerticalOfAddress.tsx";

/** `/vertical/1` to `/vertical/12`: who of a line of business spends, where, when, and in which markets. */
export default function VerticalScreen() {
  const text = useText();
  const { number } = useMatch("/vertical/:number")?.params ?? {};
  const vertical = VERTICALS.find((one) => String(one.number) === number);
  // The list of routes has no other numbers.
  if (!vertical) return null;
  return (
    <SpendingScreen
      title={<VerticalTitle vertical={vertical} />}
      byQuarter
      skeleton={<SpendingSkeleton label={text("verticals.loading")} />}
    >
      <VerticalOfAddress vertical={vertical} />
    </SpendingScreen>
  );
}
