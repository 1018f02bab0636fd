/**
 * What a screen asks for when another market is chosen on it; a browser that knows an answer sends its ETag. Who is here, lists of markets
 * and what else holds for every market is asked for once when the app is opened, and not again.
 */
export type Screen = (market: string) => readonly string[];

const revision = "/revisions/current";
const wallets = (market: string) => [`${revision}/wallets/${market}`, `${revision}/wallets/nation`];

/** In the order in which somebody who prepares a call goes through them. The first asks too what is looked at by the clock. */
export const SCREENS: readonly Screen[] = [
  // Home, once a market: which revision is out and what the bell says belong to the clock.
  (market) => [revision, "/notifications?limit=20", ...wallets(market), `${revision}/drivers/${market}`],
  // Market summary, which finds its wallets there but asks whether they still hold.
  (market) => [...wallets(market), `/markets/${market}`, `/markets/${market}/media-ad-spending`],
  // A vertical's page.
  (market) => [`${revision}/wallets/${market}`, `${revision}/seasons`, `${revision}/prospects/${market}`],
  // Share of wallet.
  (market) => [
    `${revision}/wallets/${market}`,
    `${revision}/benchmarks/${market}?medium=tvOta`,
    `/markets/${market}/own-revenue`,
  ],
  // Another vertical, with its sub-verticals.
  (market) => [`${revision}/wallets/${market}`, `/markets/${market}/top-sub-verticals`, "/stations/search?q=w&limit=5"],
];

/** Requests of one screen, on average. */
export const REQUESTS_OF_SCREEN = SCREENS.reduce((sum, screen) => sum + screen("m").length, 0) / SCREENS.length;
