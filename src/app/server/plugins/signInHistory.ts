import type { FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import { LRUCache } from "lru-cache";
import type { Database } from "#platform/database/database.ts";
import { API_BASE } from "#platform/api/endpoint.ts";
import { Failure } from "#domain/failure.ts";
import { leave } from "#features/account/contract.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { type LinkedPerson, linkedPerson } from "#platform/identity/linkedPerson.ts";
import { endSignIn } from "#platform/identity/signInEnds.ts";
import {
  recordSignIn,
  SIGN_IN_REFUSALS,
  type SignInOrigin,
  type SignInRefusal,
} from "#platform/identity/recordSignIn.ts";
import type { SignIn } from "#platform/identity/signIn.ts";
import type { VerifiedToken } from "#platform/identity/tokenVerifier.ts";

export interface SignInHistoryParts {
  readonly database: Database;
  readonly signIn: SignIn;
}

/** Who comes by the cloud comes with every request; the history notes that once in this time. */
const NOTED_MS = 3_600_000;
const QUICK_MS = 10_000;
const CAPACITY = 20_000;
const LEAVE_URL = API_BASE + leave.url;

/**
 * Writes the sign-in history for what the identity providers do not tell us: who comes with a token of the cloud, who is turned
 * away, who leaves. It writes after the answer and never delays one.
 */
export const signInHistoryPlugin = plugin<SignInHistoryParts>(async (app, { database, signIn }) => {
  // The same caller comes many times a second; a look at the object itself is the cheapest answer.
  const quick = new WeakMap<Caller, number>();
  const noted = new LRUCache<string, true>({ max: CAPACITY, ttl: NOTED_MS });

  app.endpoint(leave, async (_input, { caller }) => {
    if (caller.signedIn) await endSignIn(database, caller.signedIn);
    return { left: true };
  });

  // Asked at every request, and nearly always with nothing to do: so it answers at once.
  app.addHook("onResponse", (request, _reply, done) => {
    done();
    const { caller } = request;
    if (!caller || caller.scopes !== null || caller.viewedBy !== null) return;
    const isLeaving = request.raw.url === LEAVE_URL;
    if (!isLeaving && (quick.get(caller) ?? 0) > performance.now()) return;
    if (isLeaving) quick.delete(caller);
    else quick.set(caller, performance.now() + QUICK_MS);
    if (!isLeaving && noted.has(keyOf(caller.person.id))) return;
    void quietly(request, () => noteWay(request, caller.person, isLeaving));
  });

  app.addHook("onError", async (request, _reply, reason) => {
    const refusal = refusalOf(reason);
    if (!refusal) return;
    await quietly(request, async () => {
      const token = await signIn.identify(request.headers.authorization);
      const key = `${refusal} ${token.identity.issuer} ${token.identity.subject}`;
      if (noted.has(key)) return;
      noted.set(key, true);
      await recordRefusal(token, refusal, originOf(request));
    });
  });

  async function noteWay(request: FastifyRequest, person: LinkedPerson, isLeaving: boolean): Promise<void> {
    const token = await signIn.identify(request.headers.authorization);
    const { id: personId, email } = person;
    const attempt = { personId, email, issuer: token.identity.issuer, ...originOf(request) };
    if (isLeaving) {
      noted.delete(keyOf(personId));
      return recordSignIn(database, { ...attempt, outcome: "signed-out" });
    }
    noted.set(keyOf(personId), true);
    // The local provider notes its own, at its sign-in page.
    if (token.tenant !== null && !(await isNoted(personId)))
      await recordSignIn(database, { ...attempt, outcome: "signed-in" });
  }

  /** Another node may have noted it. */
  async function isNoted(personId: number): Promise<boolean> {
    const latest = await database.query(
      `select 1 from sign_in
       where person_id = $1 and outcome = 'signed-in' and at > now() - interval '1 hour'
         and at > coalesce((select max(at) from sign_in where person_id = $1 and outcome = 'signed-out'), '-infinity')
       limit 1`,
      [personId],
    );
    return latest.length > 0;
  }

  async function recordRefusal(
    { identity, vouchedEmail }: VerifiedToken,
    reason: SignInRefusal,
    origin: SignInOrigin,
  ): Promise<void> {
    const person = await linkedPerson(database, identity);
    await recordSignIn(database, {
      personId: person?.id ?? null,
      email: person?.email ?? vouchedEmail,
      issuer: identity.issuer,
      outcome: "refused",
      reason,
      ...origin,
    });
  }
});

function keyOf(person: number): string {
  return `in ${person}`;
}

/** Why a good token was refused; undefined for every other fault. */
function refusalOf(fault: unknown): SignInRefusal | undefined {
  return fault instanceof Failure ? SIGN_IN_REFUSALS.find((code) => code === fault.code) : undefined;
}

/** A history that cannot be written must not fail what it is about. */
async function quietly(request: FastifyRequest, work: () => Promise<void>): Promise<void> {
  await work().catch((reason: unknown) => {
    if (!(reason instanceof Failure)) request.log.warn({ err: reason }, "The sign-in history could not be written");
  });
}

function originOf(request: FastifyRequest): SignInOrigin {
  return { address: request.ip, agent: request.headers["user-agent"] ?? null };
}
