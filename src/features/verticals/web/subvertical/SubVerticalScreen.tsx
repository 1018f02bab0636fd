import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { SpendingSkeleton } from "#ui/figures/frame/SpendingSkeleton.tsx";
import { useText } from "#language/useText.ts";
import { SubVerticalOfAddress } from "./SubVerticalOfAddress.tsx";

/** `/vertical/subvertical?sub=usedCarDealers`: what one kind of advertiser spends, where, and how to sell to it. */
export default function SubVerticalScreen() {
  const text = useText();
  return (
    <SpendingScreen
      title={text("subVertical.kind")}
      byQuarter
      skeleton={<SpendingSkeleton label={text("subVertical.loading")} />}
    >
      <SubVerticalOfAddress />
    </SpendingScreen>
  );
}
