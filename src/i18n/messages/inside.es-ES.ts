import figure from "./es-ES/figure.json" with { type: "json" };
import filters from "./es-ES/filters.json" with { type: "json" };
import menu from "./es-ES/menu.json" with { type: "json" };
import notifications from "./es-ES/notifications.json" with { type: "json" };
import statistics from "./es-ES/statistics.json" with { type: "json" };

export default {
  figure,
  filters,
  menu,
  notifications,
  statistics,
};
