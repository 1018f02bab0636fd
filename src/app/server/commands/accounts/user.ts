import { csvLine } from "#domain/tables/csv.ts";
import { listAccounts } from "#platform/identity/accounts.ts";
import { listErased as selectErased } from "#platform/identity/erasure/erasedPeople.ts";
import { type Command, Misuse, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";
import { textTable } from "../textTable.ts";
import { addUser } from "./addUser.ts";
import { setUser } from "./setUser.ts";
import { writeLink } from "./writeLink.ts";

/** Lists everyone who may sign in. */
const listUsers: Command = async (args, { database, write }) => {
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
  write(rows.length === 0 ? "There are no users yet. Add one with `user add`.\n" : textTable(HEAD, rows));
  return OK;
};

const HEAD = ["email", "name", "customer", "role", "status", "flags", "markets"];

/** Lists everyone who was erased, by number alone, as a file that `doctor --erased` reads after an older backup was restored. */
const listErased: Command = async (args, { database, write }) => {
  readArguments(args, {}, "user erased");
  const rows = await selectErased(database);
  write(
    [["number", "hash", "erased_on"], ...rows.map(({ number, hash, day }) => [number, hash, day])]
      .map(csvLine)
      .join(""),
  );
  return OK;
};

const USAGE = "user invite <email>";

/** Makes a link by which an invited person sets up a way to sign in, and an active one connects a Microsoft account. */
const inviteUser: Command = async (args, context) => {
  const [email] = readArguments(args, {}, USAGE).words;
  if (!email) throw new Misuse(`Name the user's email address.\nUsage: ${USAGE}`);
  await writeLink(context, email);
  return OK;
};

export const USER_USAGE = [
  "user add <email> --name <name> --customer <name> [--role Administrator] [--access tv,radio] [--markets tv-501,…]",
  "         [--verticals retail,…] [--language de-DE] [--password-stdin | --invite]",
  "user invite <email>",
  "user set <email> [the same options] [--new-password] [--keep-keys] [--disable | --enable]",
  "user list [--json]",
  "user erased",
].join("\n");

const ACTIONS: Readonly<Record<string, Command>> = {
  add: addUser,
  invite: inviteUser,
  set: setUser,
  list: listUsers,
  erased: listErased,
};

/** Creates, changes and lists the people who may sign in. */
export const user: Command = async ([action = "", ...args], context) => {
  const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!run) throw new Misuse(`Usage: ${USER_USAGE}`);
  return run(args, context);
};
