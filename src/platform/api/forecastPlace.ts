import { z } from "zod";
import { RACE_GROUPS } from "#domain/forecast/raceFigures.ts";
import { FORECAST_FAULT_KINDS } from "#domain/forecast/forecastFault.ts";

const cells = {
  market: z.string().optional(),
  subVertical: z.string().optional(),
  medium: z.string().optional(),
  part: z.string().optional(),
};
const listed = z.array(z.object(cells)).readonly().optional();

/** Where a forecast failed and what contradicts what, as far as it is known. */
export const forecastPlace = z
  .object({
    ...cells,
    year: z.number().int().optional(),
    vertical: z.string().optional(),
    /** A group of the figures of races. */
    races: z.enum(RACE_GROUPS).optional(),
    /** Position of the constraint in the assumptions, and of another one that it contradicts. */
    constraint: z.number().int().optional(),
    other: z.number().int().optional(),
    /** What contradicts what, by a stable code. */
    kind: z.enum(FORECAST_FAULT_KINDS).optional(),
    /** Whose margins leave no room: the first few. */
    lines: listed,
    /** Where those would have to take their dollars from: the first few. */
    sources: listed,
    amounts: z.record(z.string(), z.number()).optional(),
  })
  .meta({ id: "ForecastPlace" });
