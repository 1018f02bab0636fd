import { SpendingScreen } from "#blocks/frame/SpendingScreen.tsx";
import { SpendingSkeleton } from "#blocks/frame/SpendingSkeleton.tsx";
import { useText } from "#i18n/useText.ts";
import { SubVerticalOfAddress } from "./SubVerticalOfAddress.tsx";

/** `/vertical/subvertical?sub=usedCarDealers`: what one kind of advertiser spends, where, and how to sell to it. */
export default function SubVerticalScreen() {
  const text = useText();
  return (
    <SpendingScreen skeleton={<SpendingSkeleton label={text("subVertical.loading")} />}>
      <SubVerticalOfAddress />
    </SpendingScreen>
  );
}
