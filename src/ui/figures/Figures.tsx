import { type ReactNode, useMemo, useRef } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { TermCard } from "../glossary/TermCard.tsx";
import { ExplanationPanel, type ExplanationPanelHandle } from "./ExplanationPanel.tsx";
import { type FigureLayer, FigureLayerContext } from "./figureLayer.ts";
import { TipBox, type TipBoxHandle } from "./TipBox.tsx";

/** Gives the figures inside one tip and one explanation to share, so that hovering renders nothing but the tip. */
export function Figures({ children }: { readonly children: ReactNode }) {
  const tip = useRef<TipBoxHandle>(null);
  const text = useText();
  const formats = useFormats();
  const panel = useRef<ExplanationPanelHandle>(null);
  const layer = useMemo(
    (): FigureLayer => ({
      text,
      formats,
      showTip: (content, place) => tip.current?.show(content, place),
      hideTip: () => tip.current?.hide(),
      explain: (explanation, anchor) => {
        tip.current?.hide();
        panel.current?.open(explanation, anchor);
      },
    }),
    [text, formats],
  );

  return (
    <FigureLayerContext value={layer}>
      {children}
      <TipBox ref={tip} />
      <ExplanationPanel ref={panel} />
      <TermCard />
    </FigureLayerContext>
  );
}
