import { z } from "zod";
import { RACE_GROUPS } from "#domain/forecast/raceFigures.ts";
import { FORECAST_FAULT_KINDS } from "#domain/forecast/forecastFault.ts";

const cells = {
  market: z.string().optional().describe("A market's id."),
  subVertical: z.string().optional().describe("A sub-vertical's id."),
  medium: z.string().optional().describe("A medium's id."),
  part: z.string().optional().describe("`core` or `political` money."),
};
const listed = z.array(z.object(cells)).readonly().optional();

/** Where a forecast failed and what contradicts what, as far as it is known. */
export const forecastPlace = z
  .object({
    ...cells,
    year: z.number().int().optional().describe("A calendar year."),
    vertical: z.string().optional().describe("A vertical's id."),
    races: z.enum(RACE_GROUPS).optional().describe("Group of the figures of races."),
    constraint: z
      .number()
      .int()
      .optional()
      .describe("Position of the constraint in the assumptions, and of another one that it contradicts."),
    other: z.number().int().optional().describe("Position of another constraint that it contradicts."),
    kind: z.enum(FORECAST_FAULT_KINDS).optional().describe("What contradicts what, by a stable code."),
    lines: listed.describe("Whose margins leave no room: the first few."),
    sources: listed.describe("Where those would have to take their dollars from: the first few."),
    amounts: z.record(z.string(), z.number()).optional().describe("Amounts that contradict each other, by name."),
  })
  .meta({
    id: "ForecastPlace",
    description: "Where a forecast failed and what contradicts what, as far as it is known.",
  });
