import { type PointerEvent, useRef, useState } from "react";
import style from "./CountyEditor.module.css";

export type Point = readonly [x: number, y: number];

interface LassoProps {
  /** A line drawn around several counties, in pixels of the map. */
  readonly onDraw: (line: readonly Point[]) => void;
}

/** Fewer points are a press, not a line. */
const LEAST = 4;

/** Lies over the map and draws a line with the hand that is on it. */
export function Lasso({ onDraw }: LassoProps) {
  const [line, setLine] = useState<readonly Point[]>([]);
  const draws = useRef(false);
  const at = ({ currentTarget, clientX, clientY }: PointerEvent): Point => {
    const box = currentTarget.getBoundingClientRect();
    return [clientX - box.left, clientY - box.top];
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    draws.current = true;
    setLine([at(event)]);
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (draws.current) setLine([...line, at(event)]);
  };
  const onPointerUp = () => {
    draws.current = false;
    setLine([]);
    if (line.length >= LEAST) onDraw(line);
  };
  return (
    <svg
      className={style["lasso"]}
      data-testid="lasso"
      aria-hidden="true"
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
    >
      {line.length > 1 && <path d={`M${line.map((point) => point.join()).join("L")}Z`} />}
    </svg>
  );
}
