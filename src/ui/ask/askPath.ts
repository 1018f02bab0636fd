import type { Asked } from "#domain/ask/asked.ts";
import { writeBenchmark } from "#domain/shareOfWallet/benchmark.ts";
import { writeFocus } from "#domain/shareOfWallet/focus.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { readableQuery } from "../address/readableQuery.ts";
import { writeAddress } from "../address/viewAddress.ts";

/** The address of the screen that answers a question; `figures` says which screens show those of a market. */
export function askPath(asked: Asked, figures: (path: string) => boolean): string {
  const screen = pathOf(asked);
  if (asked.screen !== "/vertical" && !figures(screen)) return screen;
  const query = readableQuery(writeAddress(new URLSearchParams(ownQuery(asked)), asked));
  return `${screen}?${query}${asked.section === null ? "" : `#${asked.section}`}`;
}

function pathOf({ screen, scope }: Asked): string {
  const vertical = scope.kind === "vertical" ? verticalById(scope.id) : undefined;
  return screen === "/vertical" && vertical ? `/vertical/${vertical.number}` : screen;
}

/** What only this screen understands. */
function ownQuery({ screen, scope, medium, benchmark }: Asked): Record<string, string> {
  if (screen === "/vertical/subvertical") return scope.kind === "subVertical" ? { sub: scope.id } : {};
  if (screen !== "/share-wallet") return {};
  return {
    ...(medium !== null && { medium }),
    ...(scope.kind !== "market" && { focus: writeFocus(scope) }),
    ...(benchmark.kind !== "nation" && { benchmark: writeBenchmark(benchmark) }),
  };
}
