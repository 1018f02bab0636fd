import { z } from "zod";

/** The largest whole number that the store's plain integers hold. What is asked for beyond it is a mistake, and is said to be one. */
export const LARGEST_INTEGER = 2_147_483_647;

/** The revision that a person saw of what she changes: 1 when it was made, one more with each change. */
export const editVersion = z.int().min(1).max(LARGEST_INTEGER);

/** A row's number, as it stands in an address or a body. */
export const rowNumber = z.coerce.number().int().positive().max(LARGEST_INTEGER);
