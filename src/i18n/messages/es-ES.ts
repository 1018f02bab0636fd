import account from "./es-ES/account.json" with { type: "json" };
import errors from "./es-ES/errors.json" with { type: "json" };
import figure from "./es-ES/figure.json" with { type: "json" };
import filters from "./es-ES/filters.json" with { type: "json" };
import marketSummary from "./es-ES/marketSummary.json" with { type: "json" };
import shell from "./es-ES/shell.json" with { type: "json" };

export default { account, errors, figure, filters, marketSummary, shell };
