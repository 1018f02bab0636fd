import { useLocation } from "react-router";
import { SpendingScreen } from "#blocks/frame/SpendingScreen.tsx";
import { SpendingSkeleton } from "#blocks/frame/SpendingSkeleton.tsx";
import { useText } from "#i18n/useText.ts";
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
