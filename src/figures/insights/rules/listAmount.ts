import { perPerson, shareOf } from "#domain/figures/share.ts";
import type { SubVerticalRow } from "#domain/spending/sections.ts";
import { dollarsOf, type Facts } from "../facts.ts";
import { containerOf, figure, subjectOf } from "../figures.ts";
import type { NumberFigure } from "../insight.ts";

/** What a listed sub-vertical spends, in the unit that is said; null where it is not known in that unit. */
export function listAmount(facts: Facts, { subVertical, dollars }: SubVerticalRow): NumberFigure | null {
  if (dollars === null) return null;
  const subject = subjectOf(facts, subVertical);
  const { saidIn = "dollars" } = facts.material;
  if (saidIn !== "perCapita") return figure(facts, "dollars", dollars, { subject });
  const perCapita = perPerson(dollars, facts.view.own.population);
  return perCapita === null ? null : figure(facts, "perCapita", perCapita, { subject });
}

/** What it gained or lost, in the unit that is said: dollars, dollars per person, or points of its part of the market. */
export function listChange(
  facts: Facts,
  { subVertical, dollars, previous, delta }: SubVerticalRow,
): NumberFigure | null {
  if (delta === null) return null;
  const subject = subjectOf(facts, subVertical);
  const { saidIn = "dollars" } = facts.material;
  if (saidIn === "dollars") return figure(facts, "change", delta, { subject });
  const { own, year, political } = facts.view;
  if (saidIn === "perCapita") {
    const perCapita = perPerson(delta, own.population);
    return perCapita === null ? null : figure(facts, "perCapitaChange", perCapita, { subject });
  }
  const now = shareOf(dollars, dollarsOf(own, "all", year, political));
  const before = shareOf(previous, dollarsOf(own, "all", year - 1, political));
  return now === null || before === null
    ? null
    : figure(facts, `partOf${containerOf(facts)}Change`, now - before, { subject });
}
