import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef } from "react";
import { type Explanation, type Tip, useFigureLayer } from "./figureLayer.ts";
import { enterByFigure, moveAmongFigures } from "./moveAmongFigures.ts";

/** What a section knows about its figures, asked for by the id in `data-figure`; null where there is nothing to say. */
export interface FigureKnowledge {
  tip?: ((figure: string) => Tip | null) | undefined;
  explain?: ((figure: string) => Explanation | null) | undefined;
}

/**
 * The listeners of a chart or table whose figures carry `data-figure`: pointer and focus show a tip, a click or Enter
 * explains, arrow keys move. One set for all figures inside, so that hundreds of them cost nothing.
 */
export function useFigureEvents(knowledge: FigureKnowledge) {
  const layer = useFigureLayer();
  const known = useRef(knowledge);
  known.current = knowledge;

  return useMemo(() => {
    let hovered: Element | null = null;

    const figureOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>("[data-figure]") : null;
    const explain = (figure: HTMLElement): void => {
      const explanation = known.current.explain?.(figure.dataset["figure"] ?? "");
      if (explanation) layer.explain(explanation, figure);
    };
    const showTip = (figure: HTMLElement, place: { x: number; y: number }): void => {
      const tip = known.current.tip?.(figure.dataset["figure"] ?? "");
      if (tip) layer.showTip(tip, place);
    };
    const leave = (): void => {
      hovered = null;
      layer.hideTip();
    };

    return {
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType === "touch") return;
        const figure = figureOf(event.target);
        if (!figure) return hovered ? leave() : undefined;
        hovered = figure;
        showTip(figure, { x: event.clientX, y: event.clientY });
      },
      onPointerLeave: leave,
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const figure = figureOf(event.target);
        if (!figure) return;
        enterByFigure(event.currentTarget, figure);
        if (!figure.matches(":focus-visible")) return;
        const box = figure.getBoundingClientRect();
        showTip(figure, { x: box.left + Math.min(box.width / 2, 160), y: box.top + box.height / 2 });
      },
      onBlur: leave,
      onClick: (event: MouseEvent) => {
        const figure = figureOf(event.target);
        if (figure) explain(figure);
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        if (event.key === "Escape") return leave();
        if (moveAmongFigures(event)) return undefined;
        const figure = figureOf(event.target);
        // Buttons turn Enter and Space into clicks by themselves.
        if (!figure || figure instanceof HTMLButtonElement || (event.key !== "Enter" && event.key !== " "))
          return undefined;
        event.preventDefault();
        return explain(figure);
      },
    };
  }, [layer]);
}
