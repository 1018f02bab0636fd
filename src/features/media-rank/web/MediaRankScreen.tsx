import { SpendingScreen } from "#blocks/frame/SpendingScreen.tsx";
import { SpendingSkeleton } from "#blocks/frame/SpendingSkeleton.tsx";
import { useText } from "#i18n/useText.ts";
import { MediaRankOfAddress } from "./MediaRankOfAddress.tsx";

/** `/market-reports/media-rank-report`: who is first, who comes up, and who has fallen back. */
export default function MediaRankScreen() {
  const text = useText();
  return (
    <SpendingScreen compares={false} skeleton={<SpendingSkeleton label={text("mediaRank.loading")} />}>
      <MediaRankOfAddress />
    </SpendingScreen>
  );
}
