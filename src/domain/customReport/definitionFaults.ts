import { isAcross, type ReportDefinition } from "./reportDefinition.ts";

/** What makes a definition none that can be computed, by a stable code; screens translate it. */
export const DEFINITION_FAULTS = {
  "no-markets": "Name at least one market.",
  "custom-name": "A custom market needs a name that no other one has and that is not a market's id.",
  "custom-members": "A custom market needs at least two markets.",
  "custom-kinds": "A custom market is made of TV markets or of radio markets, not of both.",
  "years-backwards": "The last year must not be before the first.",
  "no-media": "Name at least one medium.",
  "no-verticals": "Name at least one vertical.",
  "no-rows": "Choose what the rows are.",
  "dimension-twice": "A field cannot be in rows and columns at the same time.",
  "no-measures": "Choose at least one measure.",
  "share-of-row": "A share of the row needs columns other than years.",
  "bands-of-platforms": "Low and high are not known for platforms.",
} as const satisfies Record<string, string>;

export type DefinitionFaultCode = keyof typeof DEFINITION_FAULTS;

export interface DefinitionFault {
  /** The part of the definition that is to be mended. */
  readonly field: keyof ReportDefinition;
  readonly code: DefinitionFaultCode;
}

/** All that is wrong with a definition, in the order of the builder's steps. */
export function definitionFaults(definition: ReportDefinition): DefinitionFault[] {
  const { markets, customMarkets, years, media, verticals, rows, columns, measures, shareOf } = definition;
  const found: (DefinitionFault | false)[] = [
    "ids" in markets && markets.ids.length === 0 && customMarkets.length === 0 && fault("markets", "no-markets"),
    customMarkets.some(({ name }, at) => isNameTaken(name, customMarkets.slice(0, at))) &&
      fault("customMarkets", "custom-name"),
    customMarkets.some(({ members }) => new Set(members).size < 2) && fault("customMarkets", "custom-members"),
    customMarkets.some(({ members }) => new Set(members.map(kindOf)).size > 1) &&
      fault("customMarkets", "custom-kinds"),
    "from" in years && years.to < years.from && fault("years", "years-backwards"),
    media?.length === 0 && fault("media", "no-media"),
    verticals?.length === 0 && fault("verticals", "no-verticals"),
    rows.length === 0 && fault("rows", "no-rows"),
    new Set([...rows, ...columns]).size < rows.length + columns.length && fault("columns", "dimension-twice"),
    measures.length === 0 && fault("measures", "no-measures"),
    measures.includes("share") &&
      shareOf === "row" &&
      columns.every((dimension) => dimension === "year") &&
      fault("shareOf", "share-of-row"),
    isAcross(definition, "platform") &&
      (measures.includes("low") || measures.includes("high")) &&
      fault("measures", "bands-of-platforms"),
  ];
  return found.filter((each) => each !== false);
}

const fault = (field: keyof ReportDefinition, code: DefinitionFaultCode): DefinitionFault => ({ field, code });

/** Custom markets are told apart by their names, among themselves and from all others. */
function isNameTaken(name: string, before: readonly { readonly name: string }[]): boolean {
  const wanted = name.trim().toLowerCase();
  return (
    wanted === "" ||
    /^(nation$|others$|(tv|radio|custom)-)/.test(wanted) ||
    before.some((one) => one.name.trim().toLowerCase() === wanted)
  );
}

const kindOf = (market: string): string => market.split("-")[0] ?? "";
