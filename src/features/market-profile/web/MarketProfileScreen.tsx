import { useLocation } from "react-router";
import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { SpendingSkeleton } from "#ui/figures/frame/SpendingSkeleton.tsx";
import { useText } from "#language/useText.ts";
import { ProfileOfAddress } from "./ProfileOfAddress.tsx";

/** `/tv/market-profile` and `/radio/market-profile`: who lives in a market, what its stations take in, and who shares it. */
export default function MarketProfileScreen() {
  const text = useText();
  const { pathname } = useLocation();
  return (
    <SpendingScreen compares={false} skeleton={<SpendingSkeleton label={text("marketProfile.loading")} />}>
      <ProfileOfAddress medium={pathname.split("/").includes("radio") ? "radio" : "tv"} />
    </SpendingScreen>
  );
}
