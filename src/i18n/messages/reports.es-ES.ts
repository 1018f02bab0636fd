import alerts from "./es-ES/alerts.json" with { type: "json" };
import customMarkets from "./es-ES/customMarkets.json" with { type: "json" };
import customReports from "./es-ES/customReports.json" with { type: "json" };
import documents from "./es-ES/documents.json" with { type: "json" };
import exportMenu from "./es-ES/exportMenu.json" with { type: "json" };
import jobs from "./es-ES/jobs.json" with { type: "json" };
import lists from "./es-ES/lists.json" with { type: "json" };
import marketReport from "./es-ES/marketReport.json" with { type: "json" };
import mediaRank from "./es-ES/mediaRank.json" with { type: "json" };
import oneSheet from "./es-ES/oneSheet.json" with { type: "json" };
import reportLinks from "./es-ES/reportLinks.json" with { type: "json" };
import sellingAids from "./es-ES/sellingAids.json" with { type: "json" };
import stations from "./es-ES/stations.json" with { type: "json" };
import webhooks from "./es-ES/webhooks.json" with { type: "json" };

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
