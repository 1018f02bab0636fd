import { type ApiKeyRow, selectApiKeys } from "#platform/identity/apiKeys/apiKeyRows.ts";
import { type Command, OK } from "../command.ts";
import { personId } from "../accounts/personId.ts";
import { readArguments } from "../readArguments.ts";
import { textTable } from "../textTable.ts";

/** Lists everybody's keys, or one person's. The keys themselves are known to nobody. */
export const listKeys: Command = async (args, { database, write }) => {
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
