import account from "./de-DE/account.json" with { type: "json" };
import errors from "./de-DE/errors.json" with { type: "json" };
import shell from "./de-DE/shell.json" with { type: "json" };

export default { account, errors, shell };
