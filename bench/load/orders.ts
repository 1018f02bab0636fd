/** What the process of the clients is asked to do. */
export type LoadOrder =
  | {
      readonly kind: "screens";
      readonly origin: string;
      readonly tokens: readonly string[];
      readonly markets: readonly string[];
      readonly connections: number;
      readonly seconds: number;
      /** Requests a second of all connections together; as many as they can without it. */
      readonly rate?: number;
    }
  | { readonly kind: "idle"; readonly origin: string; readonly connections: number }
  | { readonly kind: "close" };

/** What it answers. */
export interface LoadAnswer {
  /** A second each: how its answered requests went. */
  readonly seconds: readonly SecondOfLoad[];
  /** Answered requests by status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Connections that broke or waited too long. */
  readonly errors: number;
  /** Screens that came whole. */
  readonly screens: number;
  /** Milliseconds of requests that were accepted, and of whole screens. */
  readonly requestP50: number;
  readonly requestP99: number;
  readonly screenP50: number;
  readonly screenP99: number;
  /** Milliseconds by which the clients' own process came late, at the 99th percentile: no request can be seen to be faster than that. */
  readonly clientLag: number;
  readonly took: number;
  /** By path without its market, the slowest first: requests, and milliseconds of each on average and at most. */
  readonly paths: readonly {
    readonly path: string;
    readonly asked: number;
    readonly mean: number;
    readonly longest: number;
  }[];
  /** Idle connections that stand. */
  readonly open: number;
}

export interface SecondOfLoad {
  readonly accepted: number;
  readonly refused: number;
  readonly p99: number;
}
