import { queryClient } from "#ui/queries/queryClient.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { askForFigures, HOME } from "../askForFigures.ts";
import { BASE_PATH, pathBelow } from "../basePath.ts";
import { guard } from "../guard.ts";
import { routeAt } from "../routes/resolvedRoutes.ts";

/** Milliseconds that the pointer rests on a link before its screen is loaded: crossing a menu loads nothing. */
const RESTS = 80;

/** Loads the screen and the wallets behind a link as soon as the pointer or the focus rests on it, so that pressing it waits for nothing. */
export function loadPointedAt(): () => void {
  const loaded = new Set<string>();
  let resting: ReturnType<typeof setTimeout> | undefined;
  const point = ({ target }: Event) => {
    clearTimeout(resting);
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target !== "" || loaded.has(link.href)) return;
    resting = setTimeout(() => {
      loaded.add(link.href);
      load(new URL(link.href));
    }, RESTS);
  };
  document.addEventListener("pointerover", point);
  document.addEventListener("focusin", point);
  return () => {
    clearTimeout(resting);
    document.removeEventListener("pointerover", point);
    document.removeEventListener("focusin", point);
  };
}

function load(address: URL): void {
  if (address.origin !== location.origin) return;
  const route = routeAt(pathBelow(BASE_PATH, address.pathname));
  const visitor = queryClient.getQueryData(sessionQuery().queryKey);
  if (!route || !visitor || guard(route, visitor) !== "enter") return;
  // What fails here is told when the link is pressed.
  route.component?.preload().catch(() => {});
  if (route.figures || route.path === HOME) askForFigures(address).catch(() => {});
}
