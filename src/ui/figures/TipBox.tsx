import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from "react";
import type { Tip } from "./figureLayer.ts";
import { placeBeside } from "./placeBeside.ts";
import style from "./TipBox.module.css";

export interface TipBoxHandle {
  show(tip: Tip, place: { readonly x: number; readonly y: number }): void;
  hide(): void;
}

/** The tip of a screen: follows the pointer, goes away with Escape, and is decoration to screen readers, who have the table. */
export function TipBox({ ref }: { readonly ref: Ref<TipBoxHandle> }) {
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
