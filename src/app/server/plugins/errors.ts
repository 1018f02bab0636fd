import type { FastifyReply, FastifyRequest } from "fastify";
import plugin from "fastify-plugin";
import type { Problem } from "#platform/api/problem.ts";
import { isFull, isReadOnly } from "#platform/database/isFull.ts";
import { StoreDamaged } from "#platform/database/storeDamage.ts";
import { Failure, type FailureCode, FAILURES } from "#domain/failure.ts";
import { ERROR_PAGE_HEADERS, errorPage, isNavigation } from "./errorPage.ts";
import { oncePerSecond } from "./oncePerSecond.ts";
import { ANSWER_HEADERS } from "./security.ts";
import { isStopped, isStoreFault } from "./storeFault.ts";

const TITLES: Record<FailureCode, string> = {
  "invalid-input": "The request is not valid",
  "sign-in-required": "Sign-in required",
  "token-rejected": "Access token not accepted",
  "user-unknown": "User not known",
  "user-disabled": "User deactivated",
  "role-required": "Role missing",
  "access-required": "Not part of the subscription",
  "market-not-entitled": "Market not in the subscription",
  "vertical-not-entitled": "Vertical not in the subscription",
  "subscription-ended": "Subscription ended",
  "tenant-not-allowed": "Organization of the sign-in not accepted",
  "key-scope-required": "API key does not have this scope",
  "person-required": "Not available to API keys",
  "fresh-sign-in-required": "Sign in again to do this",
  "view-as-read-only": "No changes while viewing as another user",
  "view-as-ended": "Viewing as another user has ended",
  "not-found": "Not found",
  "market-unknown": "Market unknown",
  "revision-unknown": "Revision unknown",
  "method-not-allowed": "Method not allowed",
  "not-acceptable": "Format not available",
  conflict: "Conflicts with the current state",
  "already-exists": "Already exists",
  "still-at-work": "First request still being answered",
  "idempotency-key-reused": "Idempotency-Key used for another change",
  "seats-taken": "No seats left",
  "last-administrator": "Last administrator",
  "link-expired": "Link no longer works",
  "too-large": "Too large",
  "forecast-contradiction": "Inputs contradict each other",
  "too-many-requests": "Too many requests",
  "internal-error": "Internal error",
  "document-failed": "Document could not be written",
  "nothing-published": "No data published",
  "store-unreachable": "Data store cannot be reached",
  "source-unreachable": "Public data source cannot be reached",
  "identity-provider-unreachable": "Identity provider cannot be reached",
  overloaded: "Overloaded",
  "took-too-long": "Took too long",
  "storage-full": "Storage is full",
  "store-damaged": "Data store is damaged",
};

/** Seconds after which a caller may try again. */
const RETRY_AFTER: Partial<Record<FailureCode, number>> = {
  "too-many-requests": 60,
  "nothing-published": 10,
  "still-at-work": 1,
  "store-unreachable": 5,
  "identity-provider-unreachable": 5,
  overloaded: 2,
  "took-too-long": 10,
  "storage-full": 60,
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** Where programs ask that speak OData. */
    readonly odata?: true;
  }
  interface FastifyInstance {
    /** Where pages about errors lead back to. */
    readonly appPath?: string;
  }
}

/**
 * Turns everything thrown into `application/problem+json`, or into a page where a person would read it, here and nowhere else. Bugs are
 * logged in full and told without detail.
 */
export const errorsPlugin = plugin<{ basePath: string }>(async (app, { basePath }) => {
  app.decorate("appPath", basePath);
  const isTimeToSay = oncePerSecond();
  app.setErrorHandler((reason, request, reply) => {
    const failure = failureOf(reason);
    const { code } = failure;
    // Not under the name `code`: what is called that elsewhere is a secret, and left out.
    const where = { request: request.id, req: request, problem: code };
    if (code === "internal-error") request.log.error({ ...where, err: reason }, "Internal error");
    else if (code === "overloaded") {
      // A line for each would be work of the kind that there is too much of already.
      const refused = isTimeToSay();
      if (refused > 0)
        request.log.warn({ ...where, refused }, "Overloaded: the server has more requests than it can answer");
    } else if (FAILURES[code] >= 500 && !reply.raw.destroyed)
      request.log.warn({ ...where, err: reason }, "A request could not be answered");
    else request.log.debug(where, "A request was refused");
    reply.header("x-request-id", request.id);
    return sendProblem(request, reply, failure);
  });
});

export function sendProblem(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  const { code } = failure;
  const status = FAILURES[code];
  const retryAfter = RETRY_AFTER[code];
  // Whoever refused may know better.
  if (retryAfter !== undefined && !reply.hasHeader("retry-after")) reply.header("retry-after", retryAfter);
  const { odata } = request.routeOptions.config;
  if (status === 401) {
    const bearer = code === "token-rejected" ? 'Bearer error="invalid_token"' : "Bearer";
    reply.header("www-authenticate", odata ? ['Basic realm="Spotmarket", charset="UTF-8"', bearer] : bearer);
  }
  if (isNavigation(request.headers)) return sendErrorPage(request, reply, code);
  const problem: Problem = {
    type: `urn:spotmarket:problem:${code}`,
    title: TITLES[code],
    status,
    code,
    detail: failure.message,
    instance: request.url.split("?")[0] ?? "",
    ...(failure.errors.length > 0 ? { errors: [...failure.errors] } : {}),
  };
  return reply
    .code(status)
    .headers({ ...ANSWER_HEADERS, "cache-control": "no-store" })
    .type(odata ? "application/json; charset=utf-8" : "application/problem+json; charset=utf-8")
    .send(JSON.stringify(odata ? { error: odataError(problem), ...problem } : problem));
}

/** The same as programs read it that speak OData. */
function odataError({ code, detail, errors = [] }: Problem): object {
  const details = errors.map(({ pointer, message }) => ({ code, message, target: pointer.split("/").at(-1) }));
  return { code, message: detail, ...(details.length > 0 && { details }) };
}

function sendErrorPage(
  { method, headers, server }: FastifyRequest,
  reply: FastifyReply,
  code: FailureCode,
): FastifyReply {
  const seconds = Number(reply.getHeader("retry-after"));
  // What somebody sent is not sent again without asking.
  const againIn = (method === "GET" || method === "HEAD") && seconds > 0 ? seconds : undefined;
  return reply
    .code(FAILURES[code])
    .headers(ERROR_PAGE_HEADERS)
    .send(errorPage({ code, acceptLanguage: headers["accept-language"], againIn, basePath: server.appPath }));
}

/** What a caller is told of anything thrown. */
export function failureOf(reason: unknown): Failure {
  if (reason instanceof Failure) return reason;
  if (isFull(reason)) {
    return new Failure(
      "storage-full",
      "The product has run out of storage, so nothing was saved. Ask its operator to free some space, then try again.",
    );
  }
  if (isReadOnly(reason)) {
    return new Failure(
      "store-unreachable",
      "The product's disk is read-only right now, so nothing was saved. Ask its operator to make the disk writable again, then try again.",
    );
  }
  if (reason instanceof StoreDamaged) {
    return new Failure(
      "store-damaged",
      "Part of the data store cannot be read, and we do not return figures that may be wrong. The product's operator will find in the log which part it is and what to do.",
    );
  }
  if (isStoreFault(reason)) {
    return new Failure(
      "store-unreachable",
      "The data store cannot be reached. The product keeps retrying; try again in a moment.",
    );
  }
  if (isStopped(reason)) {
    return new Failure(
      "took-too-long",
      "The data store took too long to answer. Request less data, or try again later.",
    );
  }
  const message = reason instanceof Error ? reason.message : "";
  const statusCode = reason instanceof Error && "statusCode" in reason ? Number(reason.statusCode) : Number.NaN;
  // What Fastify itself refuses: a body that is not JSON, too large or of another type, an address that cannot be decoded.
  if (statusCode === 429)
    return new Failure("too-many-requests", "Too many requests from your address. Try again in a minute.");
  if (statusCode === 503) return new Failure("overloaded", "The server is busy. Try again in a moment.");
  if (statusCode === 408) return new Failure("invalid-input", "The request took too long to arrive. Send it again.");
  if (statusCode === 413) return new Failure("too-large", message);
  if (statusCode === 404) return new Failure("not-found", "This address does not exist.");
  if (statusCode >= 400 && statusCode < 500) return new Failure("invalid-input", message);
  return new Failure(
    "internal-error",
    "Something went wrong on our side, and it has been logged. If it happens again, contact support with the x-request-id of this answer.",
  );
}
