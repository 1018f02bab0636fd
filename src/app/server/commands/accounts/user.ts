import type { Command } from "../command.ts";
import { Misuse } from "../command.ts";
import { addUser } from "./addUser.ts";
import { inviteUser } from "./inviteUser.ts";
import { listErased } from "./listErased.ts";
import { listUsers } from "./listUsers.ts";
import { setUser } from "./setUser.ts";

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
