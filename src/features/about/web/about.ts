import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { about } from "../contract.ts";

/** What the server tells of itself. */
export type About = EndpointOutput<typeof about>;
