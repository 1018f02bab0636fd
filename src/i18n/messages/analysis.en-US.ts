import ask from "./en-US/ask.json" with { type: "json" };
import callList from "./en-US/callList.json" with { type: "json" };
import changes from "./en-US/changes.json" with { type: "json" };
import explain from "./en-US/explain.json" with { type: "json" };
import glossary from "./en-US/glossary.json" with { type: "json" };
import home from "./en-US/home.json" with { type: "json" };
import insights from "./en-US/insights.json" with { type: "json" };
import marketProfile from "./en-US/marketProfile.json" with { type: "json" };
import maps from "./en-US/maps.json" with { type: "json" };
import marketSummary from "./en-US/marketSummary.json" with { type: "json" };
import ownRevenue from "./en-US/ownRevenue.json" with { type: "json" };
import releases from "./en-US/releases.json" with { type: "json" };
import savedViews from "./en-US/savedViews.json" with { type: "json" };
import scenarios from "./en-US/scenarios.json" with { type: "json" };
import shareWallet from "./en-US/shareWallet.json" with { type: "json" };
import spending from "./en-US/spending.json" with { type: "json" };
import subVertical from "./en-US/subVertical.json" with { type: "json" };
import verticals from "./en-US/verticals.json" with { type: "json" };

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
