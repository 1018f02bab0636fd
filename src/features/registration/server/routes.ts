import type { FastifyInstance } from "fastify";
import { Failure } from "#domain/failure.ts";
import { askForPassword } from "#platform/identity/askForPassword.ts";
import { liveKeys } from "#platform/identity/apiKeys/endApiKeys.ts";
import { resetHolder, resetPassword as giveNewPassword } from "#platform/identity/resetPassword.ts";
import type { Site } from "#platform/identity/site.ts";
import { takeInvitation as takeUp } from "#platform/identity/takeInvitation.ts";
import { forgotPassword, passwordLink, resetPassword, takeInvitation } from "../contract.ts";

export interface RegistrationOptions {
  readonly site: Site;
  /** Whether people sign in with passwords of ours. */
  readonly local: boolean;
}

/** What everybody is told. */
const RECEIVED = { received: true } as const;

export function registrationRoutes(app: FastifyInstance, { local, site }: RegistrationOptions): void {
  app.endpoint(forgotPassword, async ({ body }, { database }) => {
    checkLocal(local);
    await askForPassword(database, body.email, body.language, site);
    return RECEIVED;
  });

  app.endpoint(passwordLink, async ({ body }, { database }) => {
    const holder = await resetHolder(database, body.token);
    const keys = await liveKeys(database, holder.id);
    return { ...holder, apiKeys: keys.map((key) => ({ ...key, createdAt: key.createdAt.toISOString() })) };
  });

  app.endpoint(resetPassword, async ({ body }, { database }) => {
    checkLocal(local);
    return { email: await giveNewPassword(database, body.token, body, site) };
  });

  app.endpoint(takeInvitation, async ({ body }, { database }) => {
    checkLocal(local);
    return { email: await takeUp(database, body.token, body.password, site) };
  });
}

function checkLocal(local: boolean): void {
  if (!local) throw new Failure("not-found", "Passwords are kept by the identity provider of this installation.");
}
