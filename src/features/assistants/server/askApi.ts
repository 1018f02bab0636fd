import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { API_BASE, type Endpoint, type EndpointAnswer } from "#platform/api/endpoint.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { onBehalfOf } from "#platform/identity/onBehalf.ts";

/** What is asked of an endpoint; what is undefined is left out. */
export interface Question {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: object;
}

/** Asks an endpoint of the API. @throws Refusal where the API refuses */
export type AskApi = <E extends Endpoint>(contract: E, question?: Question) => Promise<EndpointAnswer<E>>;

/** The API's own refusal, as its problem document says it. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.name = "Refusal";
    this.code = code;
  }
}

const problem = z.object({ code: z.string(), detail: z.string() });
const FIRST_REFUSAL = 400;

/**
 * Asks within the process, by the very endpoints that programs ask: rights, limits, row security and figures are theirs.
 *
 * @param address the network address that the assistant's request came from
 */
export function askApi(app: FastifyInstance, caller: Caller, address: string): AskApi {
  return async (contract, { params = {}, query = {}, body } = {}) => {
    const answer = await onBehalfOf(
      caller,
      // Begins only where it is waited for, which has to be in here.
      async () =>
        await app.inject({
          method: contract.method,
          url: addressOf(contract.url, params, query),
          remoteAddress: address,
          headers: { accept: "application/json" },
          ...(body && { payload: body }),
        }),
    );
    const told: unknown = answer.json();
    if (answer.statusCode < FIRST_REFUSAL)
      // The endpoint has just checked it against the very contract.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      return told as EndpointAnswer<typeof contract>;
    const { code, detail } = problem.parse(told);
    throw new Refusal(code, detail);
  };
}

function addressOf(
  url: string,
  params: Readonly<Record<string, string>>,
  query: NonNullable<Question["query"]>,
): string {
  const path = url.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ""));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
  return `${API_BASE}${path}${asked.size > 0 ? `?${asked.toString()}` : ""}`;
}
