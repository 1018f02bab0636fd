import account from "./en-US/account.json" with { type: "json" };
import errors from "./en-US/errors.json" with { type: "json" };
import figure from "./en-US/figure.json" with { type: "json" };
import filters from "./en-US/filters.json" with { type: "json" };
import marketSummary from "./en-US/marketSummary.json" with { type: "json" };
import shell from "./en-US/shell.json" with { type: "json" };

export default { account, errors, figure, filters, marketSummary, shell };
