import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A proxy before several nodes, as an operator would have one. */
export interface RoundRobin {
  readonly url: string;
  /** Sends requests to these origins from now on, one after the other. */
  readonly sendTo: (origins: readonly string[]) => void;
  /** How often a request was sent to another node because the first one gave no byte of an answer. */
  readonly retried: () => number;
  readonly close: () => Promise<void>;
}

/** The answer says in this header which node gave it. */
export const SERVED_BY = "x-served-by";

/** Asking these twice does the same as asking once. */
const REPEATABLE = new Set(["GET", "HEAD", "PUT", "DELETE", "OPTIONS"]);

/**
 * Hands each request to the next node. Where a node gives no byte of an answer, a request that may be repeated goes to another one; any other is
 * answered with 502, and its sender does not know whether it was done.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  let nodes: readonly string[] = [];
  let turn = 0;
  let retried = 0;

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const from = turn++;
    const tries = REPEATABLE.has(incoming.method ?? "") ? nodes.length : 1;
    for (let attempt = 0; attempt < tries; attempt++) {
      const node = nodes[(from + attempt) % nodes.length] ?? "";
      const answer = await ask(agent, node, incoming, body).catch(() => null);
      if (answer) {
        outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, [SERVED_BY]: node });
        // An answer that breaks off is not repeated: some of it has been handed on.
        answer.on("error", () => outgoing.destroy());
        answer.pipe(outgoing);
        return;
      }
      retried++;
    }
    outgoing.writeHead(502, { "content-type": "application/json" }).end("{}");
  }

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    sendTo: (origins) => {
      nodes = origins;
    },
    retried: () => retried,
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function ask(agent: Agent, node: string, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  const { method, url = "", headers } = incoming;
  const target = new URL(url, node.replace("localhost", "127.0.0.1"));
  const sent = request(target, { agent, method, headers });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return answer;
}
