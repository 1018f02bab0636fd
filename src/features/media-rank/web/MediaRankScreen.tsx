import { SpendingScreen } from "#ui/figures/frame/SpendingScreen.tsx";
import { SpendingSkeleton } from "#ui/figures/frame/SpendingSkeleton.tsx";
import { useText } from "#language/useText.ts";
import { MediaRankOfAddress } from "./MediaRankOfAddress.tsx";

/** `/market-reports/media-rank-report`: who is first, who comes up, and who has fallen back. */
export default function MediaRankScreen() {
  const text = useText();
  return (
    <SpendingScreen
      title={text("menu.mediaRanker")}
      compares={false}
      skeleton={<SpendingSkeleton label={text("mediaRank.loading")} />}
    >
      <MediaRankOfAddress />
    </SpendingScreen>
  );
}
