import { type ReactNode, type Ref, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { TermCard } from "../glossary/TermCard.tsx";
import { ExplanationPanel, type ExplanationPanelHandle } from "./ExplanationPanel.tsx";
import { type FigureLayer, FigureLayerContext, type Tip } from "./figureLayer.ts";
import style from "./Figures.module.css";
import { placeBeside } from "./placeBeside.ts";

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

interface TipBoxHandle {
  show(tip: Tip, place: { readonly x: number; readonly y: number }): void;
  hide(): void;
}

/** The tip of a screen: follows the pointer, goes away with Escape, and is decoration to screen readers, who have the table. */
function TipBox({ ref }: { readonly ref: Ref<TipBoxHandle> }) {
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ tip: Tip; x: number; y: number } | null>(null);
  useImperativeHandle(
    ref,
    () => ({ show: (tip, { x, y }) => setShown({ tip, x, y }), hide: () => setShown(null) }),
    [],
  );

  useLayoutEffect(() => {
    if (!box.current || !shown) return;
    const anchor = { left: shown.x, top: shown.y - 12, width: 0, height: 24 };
    const { left, top } = placeBeside(anchor, box.current.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    box.current.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }, [shown]);

  if (!shown) return null;
  return (
    <div ref={box} className={style["box"]} aria-hidden="true" data-testid="figure-tip">
      <p className={style["title"]}>{shown.tip.title}</p>
      <dl className={style["rows"]}>
        {shown.tip.rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
