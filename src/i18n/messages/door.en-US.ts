import account from "./en-US/account.json" with { type: "json" };
import errors from "./en-US/errors.json" with { type: "json" };
import shell from "./en-US/shell.json" with { type: "json" };

export default { account, errors, shell };
