import account from "./en-US/account.json" with { type: "json" };
import errors from "./en-US/errors.json" with { type: "json" };
import filters from "./en-US/filters.json" with { type: "json" };
import marketSummary from "./en-US/marketSummary.json" with { type: "json" };
import shell from "./en-US/shell.json" with { type: "json" };

export default { account, errors, filters, marketSummary, shell };
