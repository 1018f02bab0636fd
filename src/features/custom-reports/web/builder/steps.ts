import type { DefinitionFault } from "#domain/customReport/definitionFaults.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";

/** The steps of the builder, in their order. */
export const STEPS = ["scope", "cut", "measures", "layout"] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Readonly<Record<keyof ReportDefinition, Step>> = {
  markets: "scope",
  customMarkets: "scope",
  years: "scope",
  political: "scope",
  media: "scope",
  verticals: "scope",
  rows: "cut",
  columns: "cut",
  measures: "measures",
  shareOf: "measures",
  sort: "layout",
  top: "layout",
  layout: "layout",
  chart: "layout",
};

/** What is to be mended in a step. */
export function faultsOfStep(faults: readonly DefinitionFault[], step: Step): DefinitionFault[] {
  return faults.filter(({ field }) => STEP_OF[field] === step);
}
