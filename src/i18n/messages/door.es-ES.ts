import account from "./es-ES/account.json" with { type: "json" };
import errors from "./es-ES/errors.json" with { type: "json" };
import shell from "./es-ES/shell.json" with { type: "json" };

export default { account, errors, shell };
