import { MEDIA_TYPES } from "./mediaTypes.ts";

/** The medium of every media type: as the product has it, unless an administrator said otherwise; null is none of ours. */
export function mediaOfTypes(said: ReadonlyMap<string, string | null>): ReadonlyMap<string, string | null> {
  return new Map(MEDIA_TYPES.map(({ id, medium }) => [id, said.has(id) ? (said.get(id) ?? null) : medium]));
}
