import { type ReactNode, useMemo, useRef } from "react";
import { ExplanationPanel, type ExplanationPanelHandle } from "./ExplanationPanel.tsx";
import { type FigureLayer, FigureLayerContext } from "./figureLayer.ts";
import { TipBox, type TipBoxHandle } from "./TipBox.tsx";

/** Gives the figures inside one tip and one explanation to share, so that hovering renders nothing but the tip. */
export function Figures({ children }: { readonly children: ReactNode }) {
  const tip = useRef<TipBoxHandle>(null);
  const panel = useRef<ExplanationPanelHandle>(null);
  const layer = useMemo(
    (): FigureLayer => ({
      showTip: (content, place) => tip.current?.show(content, place),
      hideTip: () => tip.current?.hide(),
      explain: (explanation, anchor) => {
        tip.current?.hide();
        panel.current?.open(explanation, anchor);
      },
    }),
    [],
  );

  return (
    <FigureLayerContext value={layer}>
      {children}
      <TipBox ref={tip} />
      <ExplanationPanel ref={panel} />
    </FigureLayerContext>
  );
}
