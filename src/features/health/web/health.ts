import type { EndpointOutput } from "#platform/api/endpoint.ts";
import type { health } from "../contract.ts";

/** How the product is, as the server says. */
export type Health = EndpointOutput<typeof health>;

export type HealthCheck = Health["checks"][number];
