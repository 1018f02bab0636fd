import type { KeyFiguresPart } from "../document.ts";
import { shareDiffers } from "#figures/insights/againstNation.ts";
import type { Spending } from "../spending.ts";
import { growthText } from "#language/words/growthText.ts";
import { pointsApart, type Words } from "#language/words/words.ts";

/** A figure at the head of a screen. */
export interface KeyFigure<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly value: string;
  /** The dollars behind the value, where it is an amount. */
  readonly amount?: number | null;
  /** Its change or comparison, in words. */
  readonly note: string;
  readonly tone?: "rise" | "fall" | undefined;
}

/** Such figures as a part of a document: their notes stand where others have their change. */
export function keyFiguresPart(figures: readonly KeyFigure[]): KeyFiguresPart {
  return {
    kind: "keyFigures",
    figures: figures.map(({ label, value, note }) => ({
      name: label,
      value,
      change: note === "" ? null : note,
      comparison: null,
    })),
  };
}

/** Less than this is neither more nor less, as a part of one. */
const STEADY = 0.0005;

/** A change on the year before, and that of core money where politics bends it. */
interface Change {
  readonly growth: number | null;
  readonly coreGrowth: number | null;
  /** Growth is left out since the year before is of another definition. */
  readonly newDefinition?: boolean;
}

/** The growth that is good or bad news: that of core money where politics bends it. */
export function toldGrowth(change: Change | null): number | null {
  return change && (change.coreGrowth ?? change.growth);
}

/** The colour of a change; hardly any change has none. */
export function toneOf(growth: number | null): KeyFigure["tone"] {
  return growth === null || Math.abs(growth) < STEADY ? undefined : growth > 0 ? "rise" : "fall";
}

/** `+4.2% on 2025 (nation +3.4%)`; where politics bends growth, that of core money stands beside it. */
export function growthNote(own: Change | null, nation: Change | null, year: number, words: Words): string {
  const { text, formats } = words;
  if (own?.newDefinition === true) return text("spending.newDefinition");
  if (!own || own.growth === null) return text("spending.key.noGrowth");
  const values = { growth: growthText(own, words), before: formats.year(year - 1) };
  if (!nation || nation.growth === null) return text("spending.key.growth", values);
  return text("spending.key.growthNation", { ...values, nation: growthText(nation, words) });
}

/** How far a share stands above or below that of the nation, where the data carry a difference. */
export function againstNation(
  own: number | null,
  nation: number | null,
  { view, whole, words }: Pick<Spending, "view" | "whole" | "words">,
): string {
  if (own === null || nation === null) return "";
  const { text, formats } = words;
  if (!shareDiffers({ view, whole }, own, nation)) return text("spending.key.even");
  const apart = own - nation;
  return text(apart > 0 ? "spending.key.above" : "spending.key.below", { points: pointsApart(formats, apart) });
}
