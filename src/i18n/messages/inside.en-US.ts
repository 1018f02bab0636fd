import figure from "./en-US/figure.json" with { type: "json" };
import filters from "./en-US/filters.json" with { type: "json" };
import menu from "./en-US/menu.json" with { type: "json" };
import notifications from "./en-US/notifications.json" with { type: "json" };
import statistics from "./en-US/statistics.json" with { type: "json" };

export default {
  figure,
  filters,
  menu,
  notifications,
  statistics,
};
