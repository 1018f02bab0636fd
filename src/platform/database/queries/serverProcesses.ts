import type { Queryable } from "../database.ts";

/** A process that serves this store, as it says of itself. */
export interface ServerProcess {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly publicUrl: string;
  /** Tells places of files apart; the same for processes that share them. */
  readonly files: string;
  readonly filesUrl: string;
}

/** Whoever has not been heard of for so long has ended. */
const ALIVE_SECONDS = 60;

/** Says that a process is there, and forgets those that have ended. */
export async function noteServerProcess(store: Queryable, self: ServerProcess): Promise<void> {
  const { id, host, pid, version, publicUrl, files, filesUrl } = self;
  await store.query(
    `insert into server_process (server_process_id, host, pid, version, public_url, files, files_url)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (server_process_id) do update set seen_at = now()`,
    [id, host, pid, version, publicUrl, files, filesUrl],
  );
  await store.query("delete from server_process where seen_at < now() - make_interval(secs => $1)", [ALIVE_SECONDS]);
}

/** The processes that serve this store now, the oldest first. */
export function selectServerProcesses(store: Queryable): Promise<ServerProcess[]> {
  return store.query<ServerProcess>(
    `select server_process_id as id, host, pid, version, public_url as "publicUrl", files, files_url as "filesUrl"
     from server_process where seen_at >= now() - make_interval(secs => $1) order by started_at, server_process_id`,
    [ALIVE_SECONDS],
  );
}

export async function forgetServerProcess(store: Queryable, id: string): Promise<void> {
  await store.query("delete from server_process where server_process_id = $1", [id]);
}
