import type { TFunction } from "i18next";
import { createContext, use } from "react";
import type { Spending } from "#documents/spending.ts";
import type { Formats } from "#language/format.ts";

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
  /** The dollars behind it, and what they are followed with. */
  readonly behind?: MoneyBehind;
  /** Where there is more about it; left out where there is not. */
  readonly way?: { readonly label: string; readonly path: string };
  /** `mediaAdSpending/tvOta:share_percent`: section and figure, by which an address opens the explanation again. */
  readonly id?: string;
  /** False where other revisions cannot be asked for the figure. */
  readonly revisions?: false;
  /** What takes a moment: asked for once the explanation is open. */
  readonly background?: () => Promise<Background>;
}

/** Dollars of a revision: a sum, or one figure, by what it is of. What is left out is all of it. */
export interface MoneyQuestion {
  readonly market: string;
  readonly year: number;
  /** A medium, or `digital` or `traditional`. */
  readonly medium?: string | undefined;
  readonly vertical?: string | undefined;
  readonly subVertical?: string | undefined;
  readonly part?: "core" | "political" | undefined;
}

/** What stands behind a figure. */
export interface Background {
  /** What each revision says, newest first; empty for a figure that others cannot be asked for. */
  readonly history: readonly RevisionValue[];
}

/** What one revision of the data says of a figure. */
export interface RevisionValue {
  readonly label: string;
  readonly date: string;
  /** Null: the revision does not know the figure. */
  readonly value: string | null;
  /** Whether it is the revision on the screen. */
  readonly shown: boolean;
}

/** The dollars behind a figure, and all it takes to follow them. */
export interface MoneyBehind {
  readonly spending: Spending;
  readonly question: MoneyQuestion;
}

/** What all figures of a screen share: one tip, one explanation, and the language, asked for once instead of by each of them. */
export interface FigureLayer {
  readonly text: TFunction;
  readonly formats: Formats;
  readonly showTip: (tip: Tip, place: { readonly x: number; readonly y: number }) => void;
  readonly hideTip: () => void;
  readonly explain: (explanation: Explanation, anchor: Element) => void;
}

export const FigureLayerContext = createContext<FigureLayer | null>(null);

/** The layer above the figures; throws outside of `Figures`, where a section cannot work. */
export function useFigureLayer(): FigureLayer {
  const layer = use(FigureLayerContext);
  if (!layer) throw new Error("A section of figures stands outside of <Figures>");
  return layer;
}
