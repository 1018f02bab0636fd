import ask from "./es-ES/ask.json" with { type: "json" };
import callList from "./es-ES/callList.json" with { type: "json" };
import changes from "./es-ES/changes.json" with { type: "json" };
import explain from "./es-ES/explain.json" with { type: "json" };
import glossary from "./es-ES/glossary.json" with { type: "json" };
import home from "./es-ES/home.json" with { type: "json" };
import insights from "./es-ES/insights.json" with { type: "json" };
import marketProfile from "./es-ES/marketProfile.json" with { type: "json" };
import maps from "./es-ES/maps.json" with { type: "json" };
import marketSummary from "./es-ES/marketSummary.json" with { type: "json" };
import ownRevenue from "./es-ES/ownRevenue.json" with { type: "json" };
import releases from "./es-ES/releases.json" with { type: "json" };
import savedViews from "./es-ES/savedViews.json" with { type: "json" };
import scenarios from "./es-ES/scenarios.json" with { type: "json" };
import shareWallet from "./es-ES/shareWallet.json" with { type: "json" };
import spending from "./es-ES/spending.json" with { type: "json" };
import subVertical from "./es-ES/subVertical.json" with { type: "json" };
import verticals from "./es-ES/verticals.json" with { type: "json" };

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
