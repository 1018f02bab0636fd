import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import { hostedToken } from "../contract.ts";
import { mintToken, type ServiceAccount } from "./mintToken.ts";

export interface HostedOptions {
  /** Null where no hosted backend is configured for this server. */
  readonly serviceAccount: ServiceAccount | null;
}

export function hostedRoutes(app: FastifyInstance, { serviceAccount }: HostedOptions): void {
  app.endpoint(hostedToken, async (_input, { caller: { person, rights } }) => {
    if (!serviceAccount) throw new Failure("not-found", "No hosted backend is configured here.");
    return { token: await mintToken(serviceAccount, { id: person.id, role: rights.role }) };
  });
}
