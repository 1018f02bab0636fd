import account from "./de-DE/account.json" with { type: "json" };
import errors from "./de-DE/errors.json" with { type: "json" };
import figure from "./de-DE/figure.json" with { type: "json" };
import filters from "./de-DE/filters.json" with { type: "json" };
import marketSummary from "./de-DE/marketSummary.json" with { type: "json" };
import shell from "./de-DE/shell.json" with { type: "json" };

export default { account, errors, figure, filters, marketSummary, shell };
