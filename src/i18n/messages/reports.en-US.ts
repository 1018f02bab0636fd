import alerts from "./en-US/alerts.json" with { type: "json" };
import customMarkets from "./en-US/customMarkets.json" with { type: "json" };
import customReports from "./en-US/customReports.json" with { type: "json" };
import documents from "./en-US/documents.json" with { type: "json" };
import exportMenu from "./en-US/exportMenu.json" with { type: "json" };
import jobs from "./en-US/jobs.json" with { type: "json" };
import lists from "./en-US/lists.json" with { type: "json" };
import marketReport from "./en-US/marketReport.json" with { type: "json" };
import mediaRank from "./en-US/mediaRank.json" with { type: "json" };
import oneSheet from "./en-US/oneSheet.json" with { type: "json" };
import reportLinks from "./en-US/reportLinks.json" with { type: "json" };
import sellingAids from "./en-US/sellingAids.json" with { type: "json" };
import stations from "./en-US/stations.json" with { type: "json" };
import webhooks from "./en-US/webhooks.json" with { type: "json" };

export default {
  alerts,
  customMarkets,
  customReports,
  documents,
  exportMenu,
  jobs,
  lists,
  marketReport,
  mediaRank,
  oneSheet,
  reportLinks,
  sellingAids,
  stations,
  webhooks,
};
