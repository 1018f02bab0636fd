import type { Facts } from "./facts.ts";
import { type FigureMeasure, figureId, type FigurePlace, MEASURE_KIND, type NumberMeasure } from "./figureId.ts";
import type { NameFigure, NumberFigure, NumberKind } from "./insight.ts";

type Place = Partial<Omit<FigurePlace, "measure">> & { readonly kind?: NumberKind };

/** A figure of the facts; where left out, of their own market, scope, all media and year. */
export function figure(facts: Facts, measure: NumberMeasure, value: number, place: Place = {}): NumberFigure {
  const { kind = MEASURE_KIND[measure], ...rest } = place;
  return { id: idOf(facts, measure, rest), kind, value };
}

export function yearFigure(facts: Facts, year: number): NumberFigure {
  return figure(facts, "year", year, { when: String(year) });
}

/** What a sentence is about, by its id. */
export function nameFigure(facts: Facts, of: NameFigure["of"], ...ids: readonly string[]): NameFigure {
  const names = ids.join("+");
  const place =
    of === "medium"
      ? { medium: names }
      : of === "platform"
        ? { medium: `platform.${names}` }
        : of === "market"
          ? { market: names }
          : { subject: names };
  return { id: idOf(facts, "name", place), kind: "name", of, value: ids };
}

/** A subject in the facts' political mode: `legalServices`, or `legalServices.core` where political money is left out. */
export function subjectOf({ view }: Pick<Facts, "view">, subject: string): string {
  return view.political === "without" ? `${subject}.core` : subject;
}

/** What sub-verticals of the facts are parts of. */
export function containerOf({ scope }: Facts): "Market" | "Vertical" {
  return scope.kind === "market" ? "Market" : "Vertical";
}

/** The political part of the scope: `all.political`. */
export function politicalSubject({ scope }: Facts): string {
  return `${scope.kind === "market" ? "all" : scope.id}.political`;
}

function idOf(facts: Facts, measure: FigureMeasure, place: Omit<Place, "kind">): string {
  const { scope, view } = facts;
  return figureId({
    market: view.own.wallet.market,
    subject: subjectOf(facts, scope.kind === "market" ? "all" : scope.id),
    medium: "all",
    when: String(view.year),
    ...place,
    measure,
  });
}

/** `2025-2029`. */
export function span(from: number, to: number): string {
  return `${from}-${to}`;
}
