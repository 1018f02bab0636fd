import type { RunningProduct } from "#tests/support/product.ts";
import type { GeneratedCustomer } from "./customer.ts";
import type { LoadClient } from "./loadClient.ts";
import type { LoadAnswer } from "./orders.ts";
import type { ProbeNotes } from "./watch.ts";

/** Browsers of a usual load. */
export const CONNECTIONS = 50;

/** What every part of the load is put on. */
export interface Ground {
  readonly origin: string;
  readonly product: RunningProduct;
  readonly customer: GeneratedCustomer;
  readonly client: LoadClient;
  /** Of commands on the same store. */
  readonly env: NodeJS.ProcessEnv;
  /** A bare server that sends one wallet. */
  readonly idleServer: string;
  /** How long a part lasts that has no length of its own. */
  readonly seconds: number;
}

/** Browsers that ask for screens, each from a connection of its own. */
export function screens({ client, origin, customer }: Ground, connections: number, seconds: number, rate?: number) {
  const { tokens, markets } = customer;
  return client.order({
    kind: "screens",
    origin,
    tokens,
    markets,
    connections,
    seconds,
    ...(rate === undefined ? {} : { rate }),
  });
}

export const headersOf = ({ tokens }: GeneratedCustomer, at: number) => ({
  authorization: `Bearer ${tokens[at % tokens.length]}`,
  "accept-encoding": "gzip",
});

export const probeNote = ({ p99, asked, idleLongest }: ProbeNotes) =>
  `p99 ${p99.toFixed(0)} ms of ${asked}; of an idle bare server ${idleLongest.toFixed(0)} ms`;
export const requestsOf = ({ seconds }: LoadAnswer) => seconds.reduce((sum, { accepted }) => sum + accepted, 0);
export const refusedOf = ({ seconds }: LoadAnswer) => seconds.reduce((sum, { refused }) => sum + refused, 0);
