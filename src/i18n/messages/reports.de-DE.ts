import alerts from "./de-DE/alerts.json" with { type: "json" };
import customMarkets from "./de-DE/customMarkets.json" with { type: "json" };
import customReports from "./de-DE/customReports.json" with { type: "json" };
import documents from "./de-DE/documents.json" with { type: "json" };
import exportMenu from "./de-DE/exportMenu.json" with { type: "json" };
import jobs from "./de-DE/jobs.json" with { type: "json" };
import lists from "./de-DE/lists.json" with { type: "json" };
import marketReport from "./de-DE/marketReport.json" with { type: "json" };
import mediaRank from "./de-DE/mediaRank.json" with { type: "json" };
import oneSheet from "./de-DE/oneSheet.json" with { type: "json" };
import reportLinks from "./de-DE/reportLinks.json" with { type: "json" };
import sellingAids from "./de-DE/sellingAids.json" with { type: "json" };
import stations from "./de-DE/stations.json" with { type: "json" };
import webhooks from "./de-DE/webhooks.json" with { type: "json" };

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
