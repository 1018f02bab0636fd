import { KEY_SCOPES } from "#domain/access/keyScopes.ts";
import { addApiKey } from "#platform/identity/apiKeys/addApiKey.ts";
import { type ApiKeyRow, selectApiKeys } from "#platform/identity/apiKeys/apiKeyRows.ts";
import { personId } from "../accounts/personId.ts";
import { type Command, Misuse, OK } from "../command.ts";
import { readArguments } from "../readArguments.ts";
import { textTable } from "../textTable.ts";
import { revokeKey } from "./revokeKey.ts";

/** Lists everybody's keys, or one person's. The keys themselves are known to nobody. */
const listKeys: Command = async (args, { database, write }) => {
  const { values, words } = readArguments(args, { json: { type: "boolean" } }, "key list [<email>] [--json]");
  const person = words[0] === undefined ? undefined : await personId(database, words[0]);
  const rows = await selectApiKeys(database, { person });
  if (values.json) write(`${JSON.stringify({ items: rows.map(plainKey) })}\n`);
  else write(rows.length === 0 ? "There are no keys. `key add` makes one.\n" : textTable(HEAD, rows.map(cellsOf)));
  return OK;
};

const HEAD = ["number", "key", "name", "person", "scopes", "until", "last used", "state"];

function cellsOf(row: ApiKeyRow): string[] {
  const { id, hint, name, email, scopes, until, lastUsed, state } = plainKey(row);
  return [String(id), `${hint}…`, name, email, scopes.join(","), until ?? "open", lastUsed ?? "never", state];
}

function plainKey({ id, hint, name, email, scopes, expires_at, last_used_at, revoked_at }: ApiKeyRow) {
  const expired = expires_at !== null && expires_at.getTime() <= Date.now();
  const state = revoked_at ? "revoked" : expired ? "expired" : "works";
  const until = expires_at?.toISOString() ?? null;
  return { id, hint, name, email, scopes, until, lastUsed: last_used_at?.toISOString() ?? null, state };
}

const USAGE = "key add <email> --name <name> [--scopes read,write,administration] [--expires 2026-12-31]";

const YEAR_MS = 365 * 24 * 3_600_000;

/** Makes a key with a person's rights and prints it this once. Without --scopes it only reads; without --expires it works for a year. */
const addKey: Command = async (args, { database, publicUrl, site, by, write }) => {
  const options = { name: { type: "string" }, scopes: { type: "string" }, expires: { type: "string" } } as const;
  const { values, words } = readArguments(args, options, USAGE);
  const [email] = words;
  const name = values.name?.trim();
  if (!email || !name) throw new Misuse(`An email address and --name are required.\nUsage: ${USAGE}`);
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
  write(`Key ${row.id} works until the end of ${expiresOn}. It is shown only this once:\n${key}\n`);
  return OK;
};

function readScopes(text: string) {
  return text.split(",").map((word) => {
    const scope = KEY_SCOPES.find((known) => known === word.trim());
    if (!scope) throw new Misuse(`There is no scope "${word}"; there are ${KEY_SCOPES.join(", ")}.`);
    return scope;
  });
}

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
