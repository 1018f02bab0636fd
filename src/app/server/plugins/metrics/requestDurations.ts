import { Histogram, type Registry } from "prom-client";

const BUCKETS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** The methods of HTTP; whatever else a client makes up is one series, so that nobody can fill the memory with names. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "CONNECT", "TRACE"]);
const OTHER_METHOD = "_OTHER";

/** Routes of requests that match none: the app's page answers them, or a refusal does. */
const PAGE = "(page)";
const NONE = "(none)";

export interface MeasuredRequest {
  readonly method: string;
  /** The pattern of the route; undefined where none matches. */
  readonly route: string | undefined;
  readonly status: number;
  /** From the request's arrival to the end of its answer. */
  readonly seconds: number;
}

/** Measures requests by method, route and status, those that match no route among them. */
export function requestDurations(registry: Registry): (request: MeasuredRequest) => void {
  const histogram = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return ({ method, route, status, seconds }) => {
    const labels = {
      method: METHODS.has(method) ? method : OTHER_METHOD,
      route: route ?? (status < 400 ? PAGE : NONE),
      status,
    };
    histogram.observe(labels, seconds);
  };
}
