import { revokeApiKey } from "#platform/identity/apiKeys/revokeApiKey.ts";
import { type Command, Misuse, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";

const USAGE = "key revoke <number>";

/** Revokes a key permanently, effective with the next request. */
export const revokeKey: Command = async (args, { database, by, write }) => {
  const { words } = readArguments(args, {}, USAGE);
  const [number = ""] = words;
  if (!/^[1-9]\d{0,8}$/.test(number)) throw new Misuse(`Which key? \`key list\` numbers them.\nUsage: ${USAGE}`);
  const { name, email } = await revokeApiKey(database, { id: Number(number) }, { id: null, name: by });
  write(`Key ${number} "${name}" of ${email} is revoked.\n`);
  return OK;
};
