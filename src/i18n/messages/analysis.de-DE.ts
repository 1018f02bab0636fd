import ask from "./de-DE/ask.json" with { type: "json" };
import callList from "./de-DE/callList.json" with { type: "json" };
import changes from "./de-DE/changes.json" with { type: "json" };
import explain from "./de-DE/explain.json" with { type: "json" };
import glossary from "./de-DE/glossary.json" with { type: "json" };
import home from "./de-DE/home.json" with { type: "json" };
import insights from "./de-DE/insights.json" with { type: "json" };
import marketProfile from "./de-DE/marketProfile.json" with { type: "json" };
import maps from "./de-DE/maps.json" with { type: "json" };
import marketSummary from "./de-DE/marketSummary.json" with { type: "json" };
import ownRevenue from "./de-DE/ownRevenue.json" with { type: "json" };
import releases from "./de-DE/releases.json" with { type: "json" };
import savedViews from "./de-DE/savedViews.json" with { type: "json" };
import scenarios from "./de-DE/scenarios.json" with { type: "json" };
import shareWallet from "./de-DE/shareWallet.json" with { type: "json" };
import spending from "./de-DE/spending.json" with { type: "json" };
import subVertical from "./de-DE/subVertical.json" with { type: "json" };
import verticals from "./de-DE/verticals.json" with { type: "json" };

export default {
  ask,
  callList,
  changes,
  explain,
  glossary,
  home,
  insights,
  marketProfile,
  maps,
  marketSummary,
  ownRevenue,
  releases,
  savedViews,
  scenarios,
  shareWallet,
  spending,
  subVertical,
  verticals,
};
