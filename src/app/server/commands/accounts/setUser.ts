import { changeAccount, setPassword } from "#platform/identity/accounts.ts";
import {
  ACCOUNT_OPTIONS,
  checkPasswordsCount,
  randomPassword,
  readNarrowing,
  readPassword,
  readRole,
} from "./accountOptions.ts";
import { type Command, Misuse, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";

const USAGE = "user set <email> [options] [--new-password] [--keep-keys] [--disable | --enable]";

const OPTIONS = {
  ...ACCOUNT_OPTIONS,
  "new-password": { type: "boolean" },
  "keep-keys": { type: "boolean" },
  disable: { type: "boolean" },
  enable: { type: "boolean" },
} as const;

/** Changes a person: what is not named stays. The change counts from the person's next request on. */
export const setUser: Command = async (args, context) => {
  const { values, words } = readArguments(args, OPTIONS, USAGE);
  const [email] = words;
  if (!email) throw new Misuse(`Name the user's email address.\nUsage: ${USAGE}`);
  if (values.disable && values.enable) throw new Misuse("Use either --disable or --enable, not both.");
  if (values["new-password"] && values["password-stdin"])
    throw new Misuse("Use either --new-password or --password-stdin, not both.");
  for (const option of ["new-password", "password-stdin"] as const)
    if (values[option]) checkPasswordsCount(context, `--${option}`);
  const password = values["password-stdin"] ? readPassword(context) : undefined;

  await changeAccount(context.database, email, {
    name: values.name,
    customer: values.customer,
    role: readRole(values.role),
    language: values.language,
    status: values.disable ? "disabled" : values.enable ? "active" : undefined,
    ...(await readNarrowing(values, context)),
  });
  const made = values["new-password"] ? randomPassword() : undefined;
  const given = password ?? made;
  if (given !== undefined) {
    const ended = await setPassword(context.database, email, given, values["keep-keys"] ? "none" : "all");
    if (ended > 0)
      context.write(`${ended} API ${ended === 1 ? "key was" : "keys were"} ended with the old password.\n`);
  }
  if (made !== undefined) context.write(`${email} can sign in with the password ${made}\n`);
  context.write(`${email} is changed.\n`);
  return OK;
};
