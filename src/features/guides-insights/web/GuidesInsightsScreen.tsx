import { useText } from "#language/useText.ts";
import { PageTitle } from "#ui/shell/PageTitle.tsx";
import { GuideOfScreen } from "./reader/GuideOfScreen.tsx";
import { PieceScreen } from "./reader/PieceScreen.tsx";
import { Shelves } from "./shelf/Shelves.tsx";
import { useGuidesView } from "./useGuidesView.ts";

/** `/guides-insights`: what the newsroom writes, in lists by kind, and each text at an address of its own. */
export default function GuidesInsightsScreen() {
  const text = useText();
  const [view, change] = useGuidesView();
  if (view.piece) {
    const { kind, key } = view.piece;
    return <PieceScreen key={`${kind}/${key}`} kind={kind} name={key} />;
  }
  if (view.screen !== null) return <GuideOfScreen screen={view.screen} />;
  return (
    <>
      {/* Back from a text, whose title stood there. */}
      <PageTitle title={text("menu.guidesAndInsights")} />
      <Shelves view={view} change={change} />
    </>
  );
}
