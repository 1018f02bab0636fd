import type { FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { Failure } from "#domain/failure.ts";
import { keyAsBearer } from "#platform/identity/apiKeys/keyAsBearer.ts";
import { VIEW_AS_HEADER } from "#platform/api/viewAsHeader.ts";
import type { Caller } from "#platform/identity/caller.ts";
import { callerAtHand } from "#platform/identity/onBehalf.ts";
import type { SignIn } from "#platform/identity/signIn.ts";
import { checkCaller, type GuardedEndpoint, isGuarded, personRequired } from "./authorize.ts";

/** Counts a request of somebody who was found. @throws Failure `too-many-requests` */
type LimitCaller = (caller: Caller, reply: FastifyReply) => void;
/** What somebody is told whose token opens nothing. */
type LimitBadToken = (reason: unknown, request: FastifyRequest, reply: FastifyReply) => unknown;

export interface AdmissionLimits {
  readonly caller: LimitCaller;
  readonly badToken: LimitBadToken;
}

type Done = (error?: Error) => void;
type Hook = (request: FastifyRequest, reply: FastifyReply, done: Done) => void;

/** Who is let in to an endpoint: a hook that runs before anything else of the request is looked at, or none for anyone. */
export function admission(contract: Endpoint, signIn: SignIn, limits: AdmissionLimits): { readonly onRequest?: Hook } {
  if (isGuarded(contract)) return { onRequest: callerHook(contract, signIn, limits) };
  return contract.allow === "identified" ? { onRequest: tokenHook(contract, signIn, limits) } : {};
}

/** Finds the caller. A token or key seen before is answered without a promise. */
function callerHook(contract: GuardedEndpoint, signIn: SignIn, limits: AdmissionLimits): Hook {
  return (request, reply, done) => {
    const admit = (caller: Caller) => {
      limits.caller(caller, reply);
      checkCaller(contract, caller);
      request.caller = caller;
    };
    const { [VIEW_AS_HEADER]: grant } = request.headers;
    const authorization = authorizationOf(contract, request);
    const known = callerAtHand(request.raw.socket) ?? signIn.known(authorization, request.raw.socket);
    if (!known || grant !== undefined) {
      const found = known ? Promise.resolve(known) : signIn.find(authorization);
      found
        .then((caller) => (grant === undefined ? caller : viewed(caller, grant, signIn)))
        .then(admit)
        .then(
          () => done(),
          (reason: unknown) => done(errorOf(limits.badToken(reason, request, reply))),
        );
      return;
    }
    try {
      admit(known);
      done();
    } catch (reason) {
      done(errorOf(reason));
    }
  };
}

/** What programs that speak OData send as a password is an API key. */
function authorizationOf({ odata }: Endpoint, { headers: { authorization } }: FastifyRequest): string | undefined {
  return odata ? keyAsBearer(authorization) : authorization;
}

function errorOf(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** A grant that does not hold is refused, never passed over: the administrator would take her own figures for somebody else's. */
function viewed(caller: Caller, grant: string | string[], signIn: SignIn): Promise<Caller> {
  if (caller.scopes)
    throw new Failure("person-required", "An API key cannot view as another user. Sign in as a person.");
  return signIn.viewed(caller, String(grant));
}

/** Who is viewed is not looked up: whoever looks as somebody else is refused what is personal, by a grant that holds or not. */
function tokenHook({ personal }: Endpoint, signIn: SignIn, limits: AdmissionLimits): Hook {
  return (request, reply, done) => {
    signIn
      .identify(request.headers.authorization)
      .then((token) => {
        if (personal && request.headers[VIEW_AS_HEADER] !== undefined) throw personRequired();
        request.token = token;
      })
      .then(
        () => done(),
        (reason: unknown) => done(errorOf(limits.badToken(reason, request, reply))),
      );
  };
}
