import { createContext, use } from "react";

/** What a pointer or the keyboard learns about a figure at once: its name, and lines such as value, share, change, kind. */
export interface Tip {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** Why a figure is what it is, written out. */
export interface Explanation {
  readonly title: string;
  readonly value: string;
  readonly what: string;
  /** How it is calculated, in words and again with the actual values; null for a figure that is not calculated. */
  readonly formula: { readonly words: string; readonly values: string } | null;
  /** Source, kind, basis, range, revision. */
  readonly facts: readonly (readonly [label: string, value: string])[];
}

/** The one tip and the one explanation of a screen; all its figures share them. */
export interface FigureLayer {
  showTip(tip: Tip, place: { readonly x: number; readonly y: number }): void;
  hideTip(): void;
  explain(explanation: Explanation, anchor: Element): void;
}

export const FigureLayerContext = createContext<FigureLayer | null>(null);

/** The layer above the figures; throws outside of `Figures`, where a section cannot work. */
export function useFigureLayer(): FigureLayer {
  const layer = use(FigureLayerContext);
  if (!layer) throw new Error("A section of figures stands outside of <Figures>");
  return layer;
}
