/** The screens that most people open, by how their addresses begin: they load ahead, and open without a connection. */
export const FIRST_SCREENS = {
  home: "/src/app/web/landing/HomeScreen.tsx",
  "market-summary": "/src/features/market-summary/web/MarketSummaryScreen.tsx",
  "vertical/subvertical": "/src/features/verticals/web/subvertical/SubVerticalScreen.tsx",
  vertical: "/src/features/verticals/web/VerticalScreen.tsx",
  "share-wallet": "/src/features/share-wallet/web/ShareOfWalletScreen.tsx",
};
