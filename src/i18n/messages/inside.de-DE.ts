import figure from "./de-DE/figure.json" with { type: "json" };
import filters from "./de-DE/filters.json" with { type: "json" };
import menu from "./de-DE/menu.json" with { type: "json" };
import notifications from "./de-DE/notifications.json" with { type: "json" };
import statistics from "./de-DE/statistics.json" with { type: "json" };

export default {
  figure,
  filters,
  menu,
  notifications,
  statistics,
};
