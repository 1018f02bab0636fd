import { accessToken } from "#platform/identity/accessToken.ts";
import { type Command, Misuse, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";

export const TOKEN_USAGE = "token <email>";

/** Prints an access token of the local provider, for scripts. */
export const issueToken: Command = async (args, { database, publicUrl, write }) => {
  const { words } = readArguments(args, {}, TOKEN_USAGE);
  const [email] = words;
  if (!email || words.length > 1) throw new Misuse(`Name the user's email address.\nUsage: ${TOKEN_USAGE}`);
  write(`${await accessToken(database, publicUrl, email)}\n`);
  return OK;
};
