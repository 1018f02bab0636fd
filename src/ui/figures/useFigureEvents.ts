import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from "react";
import { type Explanation, type Tip, useFigureLayer } from "./figureLayer.ts";
import { enterByFigure, moveAmongFigures } from "./moveAmongFigures.ts";

/** What a section knows about its figures, asked for by the id in `data-figure`; null where there is nothing to say. */
export interface FigureKnowledge {
  readonly tip?: ((figure: string) => Tip | null) | undefined;
  readonly explain?: ((figure: string) => Explanation | null) | undefined;
}

/**
 * The listeners of a chart or table whose figures carry `data-figure`: pointer and focus show a tip, a click or Enter
 * explains, arrow keys move. One set for all figures inside, so that hundreds of them cost nothing.
 */
export function useFigureEvents(knowledge: FigureKnowledge) {
  const layer = useFigureLayer();
  const explain = (figure: HTMLElement | null): void => {
    const explanation = figure && knowledge.explain?.(idOf(figure));
    if (figure && explanation) layer.explain(explanation, figure);
  };
  const showTip = (figure: HTMLElement, place: { readonly x: number; readonly y: number }): void => {
    const tip = knowledge.tip?.(idOf(figure));
    if (tip) layer.showTip(tip, place);
  };

  return {
    onPointerMove: (event: PointerEvent) => {
      // A finger covers what it points at; on touch a tap explains.
      if (event.pointerType === "touch") return;
      const figure = figureAt(event.target);
      if (figure) showTip(figure, { x: event.clientX, y: event.clientY });
      else layer.hideTip();
    },
    onPointerLeave: layer.hideTip,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const figure = figureAt(event.target);
      if (!figure) return;
      enterByFigure(event.currentTarget, figure);
      if (!figure.matches(":focus-visible")) return;
      const box = figure.getBoundingClientRect();
      showTip(figure, { x: box.left + Math.min(box.width / 2, 160), y: box.top + box.height / 2 });
    },
    onBlur: layer.hideTip,
    onClick: (event: MouseEvent) => explain(figureAt(event.target)),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === "Escape") layer.hideTip();
      if (moveAmongFigures(event)) return;
      const figure = figureAt(event.target);
      // Buttons and links turn Enter into a click by themselves.
      if (
        figure instanceof HTMLButtonElement ||
        figure instanceof HTMLAnchorElement ||
        (event.key !== "Enter" && event.key !== " ")
      )
        return;
      if (figure) event.preventDefault();
      explain(figure);
    },
  };
}

function figureAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-figure]") : null;
}

function idOf(figure: HTMLElement): string {
  return figure.dataset["figure"] ?? "";
}
