import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { marketDrivers } from "#features/revisions/contract.ts";
import type { Words } from "#language/words/words.ts";

export type Drivers = EndpointOutput<typeof marketDrivers>;

/** How a medium's money reached the market: its parts of the nation, each with the weight it has for that medium. */
export function driverFacts({ method, parts, media }: Drivers, medium: string, { text, formats }: Words): string[] {
  if (method === "sum") return [text("explain.drivers.sum")];
  const weights = media.find((one) => one.medium === medium)?.weights ?? [];
  const known = weights.toSorted((a, b) => b.weight - a.weight);
  const lines = known.map(({ driver, weight }) =>
    text("explain.drivers.line", {
      driver: text(`explain.driver.${driver}`),
      part: formats.share(parts.find((one) => one.driver === driver)?.part ?? null),
      weight: formats.share(weight),
    }),
  );
  return [text(`explain.drivers.${method}`), ...lines];
}
