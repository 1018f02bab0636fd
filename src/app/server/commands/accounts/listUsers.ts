import { listAccounts } from "#platform/identity/accounts.ts";
import { type Command, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";
import { textTable } from "../textTable.ts";

/** Lists everyone who may sign in. */
export const listUsers: Command = async (args, { database, write }) => {
  const { values } = readArguments(args, { json: { type: "boolean" } }, "user list [--json]");
  const accounts = await listAccounts(database);
  if (values.json) {
    write(`${JSON.stringify({ items: accounts })}\n`);
    return OK;
  }
  const rows = accounts.map(({ email, name, customer, role, status, access, markets }) => [
    email,
    name,
    customer,
    role,
    status,
    access?.join(",") ?? "all of the customer's",
    markets?.join(",") ?? "all of the customer's",
  ]);
  write(rows.length === 0 ? "There is nobody yet. `user add` creates someone.\n" : textTable(HEAD, rows));
  return OK;
};

const HEAD = ["e-mail", "name", "customer", "role", "status", "flags", "markets"];
