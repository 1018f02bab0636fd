import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from "react";
import { type Explanation, type Tip, useFigureLayer } from "./figureLayer.ts";

interface FigureAreaProps extends FigureKnowledge {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A place whose figures can be hovered, entered with the keyboard and explained. */
export function FigureArea({ children, className, ...knowledge }: FigureAreaProps) {
  const events = useFigureEvents(knowledge);
  return (
    <div className={className} {...events}>
      {children}
    </div>
  );
}

/** What a section knows about its figures, asked for by the id in `data-figure`; null where there is nothing to say. */
interface FigureKnowledge {
  readonly tip?: ((figure: string) => Tip | null) | undefined;
  readonly explain?: ((figure: string) => Explanation | null) | undefined;
}

/**
 * The listeners of a chart or table whose figures carry `data-figure`: pointer and focus show a tip, a click or Enter
 * explains, arrow keys move. One set for all figures inside, so that hundreds of them cost nothing.
 */
function useFigureEvents(knowledge: FigureKnowledge) {
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
      if (!isInGrid(figure)) enterByFigure(event.currentTarget, figure);
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

const FIGURE = "[data-figure]";

/**
 * Lets the arrow keys, Home and End move among the figures of a chart, which is one stop for the Tab key; tables have keys of
 * their own. Gives true when the key was one of these.
 */
function moveAmongFigures(event: KeyboardEvent<HTMLElement>): boolean {
  const from = event.target instanceof Element ? event.target.closest<HTMLElement>(FIGURE) : null;
  if (!from || isInGrid(from) || event.altKey || event.ctrlKey || event.metaKey) return false;
  const to = neighbourInList(from, event.key, event.currentTarget);
  if (to === undefined) return false;
  event.preventDefault();
  to?.focus();
  return true;
}

function isInGrid(figure: HTMLElement): boolean {
  return figure.closest("[role=grid]") !== null;
}

/** Makes a figure the one its chart is entered by; called when it receives the focus. */
function enterByFigure(container: HTMLElement, figure: HTMLElement): void {
  for (const other of container.querySelectorAll<HTMLElement>(`${FIGURE}[tabindex="0"]`)) other.tabIndex = -1;
  figure.tabIndex = 0;
}

/** undefined: not a key that moves; null: nowhere to go. */
function neighbourInList(from: HTMLElement, key: string, container: HTMLElement): HTMLElement | null | undefined {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  const figures = [...container.querySelectorAll<HTMLElement>(FIGURE)];
  if (key === "Home") return figures.at(0) ?? null;
  if (key === "End") return figures.at(-1) ?? null;
  return step === undefined ? undefined : (figures[figures.indexOf(from) + step] ?? null);
}
