import { rotateKeys } from "#platform/identity/local/rotateKeys.ts";
import { keptKeys } from "#platform/identity/local/signingKeys.ts";
import { type Command, Misuse, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";
import { textTable } from "../textTable.ts";

export const SIGNING_KEYS_USAGE = "signing-keys [list | rotate [--now]]";

/** Shows the keys that the local provider signs with, or lets a new one follow; both while the product runs. */
export const signingKeys: Command = async (args, { database, write, by }) => {
  const { values, words } = readArguments(args, { now: { type: "boolean" } }, SIGNING_KEYS_USAGE);
  const [action = "list"] = words;
  if (words.length > 1 || !["list", "rotate"].includes(action) || (values.now && action !== "rotate"))
    throw new Misuse(`Usage: ${SIGNING_KEYS_USAGE}`);
  if (action === "rotate") {
    const kid = await rotateKeys(database, { atOnce: values.now ?? false, by });
    write(
      values.now
        ? `${kid} signs from now on. All other keys are removed: their tokens are rejected within a minute.\n`
        : `${kid} is published and starts signing in ten minutes. No one has to sign in again.\n`,
    );
    return OK;
  }
  const kept = await keptKeys(database);
  write(
    textTable(
      HEAD,
      kept.map(({ key, state, madeAt }) => [key.kid, state, madeAt.toISOString()]),
    ),
  );
  return OK;
};

const HEAD = ["key", "state", "made"];
