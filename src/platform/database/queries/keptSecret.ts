import type { Queryable } from "../database.ts";

/** A secret of this store's own, made when it is first asked for. Callers under row security cannot read any. */
export async function keptSecret(database: Queryable, name: string, make: () => string): Promise<string> {
  const [known] = await database.query<{ value: string }>("select value from provider_secret where name = $1", [name]);
  if (known) return known.value;
  // Several processes may start on an empty store at once: whoever comes first wins and everybody reads that.
  await database.query("insert into provider_secret (name, value) values ($1, $2) on conflict do nothing", [
    name,
    make(),
  ]);
  return keptSecret(database, name, make);
}
