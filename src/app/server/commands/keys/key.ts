import { addKey } from "./addKey.ts";
import { type Command, Misuse } from "../command.ts";
import { listKeys } from "./listKeys.ts";
import { revokeKey } from "./revokeKey.ts";

export const KEY_USAGE = [
  "key add <email> --name <name> [--scopes read,write,administration] [--expires 2026-12-31]",
  "key list [<email>] [--json]",
  "key revoke <number>",
].join("\n");

const ACTIONS: Readonly<Record<string, Command>> = { add: addKey, list: listKeys, revoke: revokeKey };

/** Makes, lists and revokes API keys. */
export const key: Command = async ([action = "", ...args], context) => {
  const run = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (!run) throw new Misuse(`Usage: ${KEY_USAGE}`);
  return run(args, context);
};
