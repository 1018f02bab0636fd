import { queryClient } from "#ui/queries/queryClient.ts";

/** Long enough for a screen to ask for what its first answers lead to. */
const STILL_MS = 1_500;

/** Begins to keep things for the time without a connection, once the first screen has all it asks for. */
export function keepWhenLoaded(): () => void {
  const waiting = setInterval(() => {
    if (queryClient.isFetching() > 0) return;
    clearInterval(waiting);
    // Who has no connection now, or an older version of the app, goes without.
    void import("#ui/offline/startKeeping.ts").then(({ startKeeping }) => startKeeping()).catch(() => undefined);
  }, STILL_MS);
  return () => clearInterval(waiting);
}
