import { KEY_SCOPES } from "#domain/access/keyScopes.ts";
import { addApiKey } from "#platform/identity/apiKeys/addApiKey.ts";
import { type Command, Misuse, OK } from "../command.ts";
import { personId } from "../accounts/personId.ts";
import { readArguments } from "../readArguments.ts";

const USAGE = "key add <email> --name <name> [--scopes read,write,administration] [--expires 2026-12-31]";

const YEAR_MS = 365 * 24 * 3_600_000;

/** Makes a key with a person's rights and prints it this once. Without --scopes it only reads; without --expires it works for a year. */
export const addKey: Command = async (args, { database, publicUrl, site, by, write }) => {
  const options = { name: { type: "string" }, scopes: { type: "string" }, expires: { type: "string" } } as const;
  const { values, words } = readArguments(args, options, USAGE);
  const [email] = words;
  const name = values.name?.trim();
  if (!email || !name) throw new Misuse(`E-mail and --name are needed.\nUsage: ${USAGE}`);
  const scopes = readScopes(values.scopes ?? "read");
  const expiresOn = values.expires ?? new Date(Date.now() + YEAR_MS).toISOString().slice(0, 10);
  if (!/^\d{4}-\d\d-\d\d$/.test(expiresOn) || Number.isNaN(Date.parse(expiresOn)))
    throw new Misuse(`"${expiresOn}" is not a day such as 2026-12-31.`);
  const { key, row } = await addApiKey(
    database,
    { personId: await personId(database, email), name, scopes, expiresOn },
    { id: null, name: by },
    site ?? { publicUrl, basePath: "/", product: "Spotmarket" },
  );
  write(`Key ${row.id} works until the end of ${expiresOn}. It is shown this once:\n${key}\n`);
  return OK;
};

function readScopes(text: string) {
  return text.split(",").map((word) => {
    const scope = KEY_SCOPES.find((known) => known === word.trim());
    if (!scope) throw new Misuse(`There is no scope "${word}"; there are ${KEY_SCOPES.join(", ")}.`);
    return scope;
  });
}
