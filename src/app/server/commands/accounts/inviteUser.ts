import { type Command, Misuse, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";
import { writeLink } from "./writeLink.ts";

const USAGE = "user invite <email>";

/** Makes a link by which an invited person sets up a way to sign in, and an active one connects a Microsoft account. */
export const inviteUser: Command = async (args, context) => {
  const [email] = readArguments(args, {}, USAGE).words;
  if (!email) throw new Misuse(`Whom?\nUsage: ${USAGE}`);
  await writeLink(context, email);
  return OK;
};
