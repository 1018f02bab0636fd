import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { linkByEmail } from "./linkIdentity.ts";
import type { SignIn } from "./signIn.ts";

/** The same sign-in, by which invited people are linked to their account when they first come with it. */
export function linkingSignIn(signIn: SignIn, database: Database): SignIn {
  return {
    ...signIn,
    find: (authorization) =>
      signIn.find(authorization).catch(async (reason: unknown) => {
        if (!(reason instanceof Failure) || reason.code !== "user-unknown") throw reason;
        const token = await signIn.identify(authorization);
        if (token.vouchedEmail === null) throw reason;
        await linkByEmail(database, token);
        return signIn.find(authorization);
      }),
  };
}
