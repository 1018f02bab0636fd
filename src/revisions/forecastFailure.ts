import { Failure } from "#domain/failure.ts";
import { ForecastError } from "#forecast/forecastError.ts";

/**
 * Throws what no forecast can be made from as a failure that points at what is to be mended; anything else as it is. Every try comes to the same.
 *
 * @param at where the assumptions stand in what was sent
 * @throws Failure `forecast-contradiction`, or `invalid-input` for a figure that is none
 */
export function forecastFailure(reason: unknown, at = "/assumptions"): never {
  if (!(reason instanceof ForecastError)) throw reason;
  const { code, message, place } = reason;
  const pointer = place.constraint === undefined ? at : `${at}/constraints/${place.constraint}`;
  throw new Failure(code === "invalid-input" ? code : "forecast-contradiction", message, [{ pointer, message }]);
}
