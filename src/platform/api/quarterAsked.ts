import { z } from "zod";
import { QUARTERS } from "#domain/period.ts";

/** A quarter of the year asked for, 1–4, as a query names it. */
export const quarterAsked = z.coerce.number().pipe(z.literal(QUARTERS)).optional();
