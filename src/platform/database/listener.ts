import pg from "pg";

/** Hears what PostgreSQL tells its channels, all of them over one connection. */
export interface Listener {
  /** Calls `heard` for every notification on a channel until the returned function is called. @throws where the store cannot be reached */
  readonly listen: (channel: string, heard: (payload: string) => void) => Promise<() => Promise<void>>;
  readonly close: () => Promise<void>;
}

const RECONNECT_MS = 1_000;

/** The connection is made with the first listener and ends with the last. One that breaks is made anew; what was missed meanwhile is found by polling. */
export function postgresListener(url: string): Listener {
  const channels = new Map<string, Set<(payload: string) => void>>();
  let connection: Promise<pg.Client> | null = null;
  let retry: NodeJS.Timeout | undefined;

  function connected(): Promise<pg.Client> {
    connection ??= connect();
    return connection;
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: url, application_name: "spotmarket listen" });
    client.on("notification", ({ channel, payload }) => {
      for (const heard of channels.get(channel) ?? []) heard(payload ?? "");
    });
    client.once("error", () => lost(client));
    try {
      await client.connect();
      for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      return client;
    } catch (reason) {
      connection = null;
      client.end().catch(() => undefined);
      throw reason;
    }
  }

  function lost(client: pg.Client): void {
    connection = null;
    client.end().catch(() => undefined);
    again();
  }

  function again(): void {
    clearTimeout(retry);
    if (channels.size > 0) retry = setTimeout(() => void connected().catch(again), RECONNECT_MS).unref();
  }

  async function end(): Promise<void> {
    clearTimeout(retry);
    const ending = connection;
    connection = null;
    await (await ending?.catch(() => null))?.end().catch(() => undefined);
  }

  async function stop(channel: string, heard: (payload: string) => void): Promise<void> {
    const known = channels.get(channel);
    if (!known?.delete(heard) || known.size > 0) return;
    channels.delete(channel);
    if (channels.size === 0) return end();
    const client = await connection?.catch(() => null);
    if (!channels.has(channel)) await client?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
  }

  return {
    async listen(channel, heard) {
      // A function of its own: two may hear with the same one.
      const own = (payload: string) => heard(payload);
      channels.set(channel, (channels.get(channel) ?? new Set()).add(own));
      try {
        await (await connected()).query(`listen ${pg.escapeIdentifier(channel)}`);
      } catch (reason) {
        await stop(channel, own);
        throw reason;
      }
      return () => stop(channel, own);
    },
    close: () => {
      channels.clear();
      return end();
    },
  };
}
