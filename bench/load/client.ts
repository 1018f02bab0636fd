// The clients of a load, in a process of their own: what they cost is not what the product costs.
import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import autocannon from "autocannon";
import { browserRequests, LoadNotes } from "./browser.ts";
import type { LoadAnswer, LoadOrder } from "./orders.ts";

const idle: Socket[] = [];
const CONNECTIONS_AT_ONCE = 200;
const LAG_RESOLUTION_MS = 10;

process.on("message", (order: LoadOrder) => {
  void answer(order).then((made) => process.send?.(made));
});

async function answer(order: LoadOrder): Promise<LoadAnswer> {
  if (order.kind === "screens") return screens(order);
  if (order.kind === "idle") return { ...NOTHING, open: await openIdle(order) };
  for (const socket of idle.splice(0)) socket.destroy();
  return NOTHING;
}

const NOTHING: LoadAnswer = {
  seconds: [],
  statuses: {},
  errors: 0,
  screens: 0,
  requestP50: 0,
  requestP99: 0,
  screenP50: 0,
  screenP99: 0,
  clientLag: 0,
  took: 0,
  paths: [],
  open: 0,
};

async function screens(order: Extract<LoadOrder, { kind: "screens" }>): Promise<LoadAnswer> {
  const { origin, tokens, markets, connections, seconds, rate } = order;
  const notes = new LoadNotes();
  let browsers = 0;
  const lag = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS });
  lag.enable();
  const began = performance.now();
  const result = await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 30,
    ...(rate === undefined ? {} : { overallRate: Math.max(connections, Math.round(rate)) }),
    setupClient: (client) => {
      const at = browsers++;
      // Spread over all markets: caches are then as full as they get after a short while.
      const first = Math.floor(((at % connections) / connections) * markets.length);
      client.setRequests(browserRequests(tokens[at % tokens.length] ?? "", markets, first, notes));
    },
  });
  lag.disable();
  const milliseconds = (of: { percentile: (part: number) => number }, part: number) => of.percentile(part) / 1_000;
  return {
    ...NOTHING,
    seconds: notes.seconds.map(({ accepted, refused, times }) => ({ accepted, refused, p99: milliseconds(times, 99) })),
    statuses: notes.statuses,
    errors: result.errors + result.timeouts,
    screens: notes.screens.count,
    requestP50: milliseconds(notes.requests, 50),
    requestP99: milliseconds(notes.requests, 99),
    screenP50: milliseconds(notes.screens, 50),
    screenP99: milliseconds(notes.screens, 99),
    clientLag: Math.max(0, lag.percentile(99) / 1e6 - LAG_RESOLUTION_MS),
    took: (performance.now() - began) / 1_000,
    paths: [...notes.paths]
      .map(([path, { asked, milliseconds, longest }]) => ({ path, asked, mean: milliseconds / asked, longest }))
      .toSorted((one, other) => other.mean - one.mean),
  };
}

/** Connections that have asked once and then say nothing, as tabs that are left open. */
async function openIdle({ origin, connections }: Extract<LoadOrder, { kind: "idle" }>): Promise<number> {
  const { hostname, port } = new URL(origin);
  for (let at = 0; at < connections; at += CONNECTIONS_AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(CONNECTIONS_AT_ONCE, connections - at) }, async () => {
        const socket = connect(Number(port), hostname).on("error", () => undefined);
        idle.push(socket);
        socket.write("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n");
        await once(socket, "data").catch(() => undefined);
      }),
    );
  }
  return idle.filter(({ destroyed, connecting }) => !destroyed && !connecting).length;
}
