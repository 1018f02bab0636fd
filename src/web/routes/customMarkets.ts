import { charted } from "./screen.ts";

/** The same screen for sellers and administrators: each sees what is theirs. */
export const CustomMarkets = charted(() => import("#features/custom-markets/web/CustomMarketsScreen.tsx"));
