import type { IncomingMessage, ServerResponse } from "node:http";
import type Provider from "oidc-provider";
import { errors } from "oidc-provider";
import type { Database } from "#platform/database/database.ts";
import { Failure } from "#domain/failure.ts";
import { demoAccounts } from "../demoAccounts.ts";
import type { Identity } from "../identity.ts";
import { linkedPerson } from "../linkedPerson.ts";
import { recordSignIn, type SignInOrigin } from "../recordSignIn.ts";
import type { CheckCredentials } from "./checkCredentials.ts";
import { PAGE_HEADERS } from "./pageHeaders.ts";
import { type Look, messagePage, type SignInProblem, signInPage } from "./pages.ts";
import { localIssuer } from "./secrets.ts";
import { localeOf } from "./signInTexts.ts";

interface InteractionParts {
  readonly provider: Provider;
  readonly product: string;
  readonly basePath: string;
  readonly database: Database;
  readonly tenant: string;
  readonly check: CheckCredentials;
  /** Whether the page may name the demo accounts: to whoever sits at this machine alone. */
  readonly namesDemo: boolean;
}

const LONGEST_BODY = 8_192;
const STATUS = { wrong: 401, locked: 429, overloaded: 503 } as const;

const LOOKS: readonly Look[] = ["light", "dark"];

type Handler = (request: IncomingMessage, response: ServerResponse, address: string | null) => Promise<void>;

/** The sign-in page at `/idp/interaction/<uid>`: GET shows it, POST tries e-mail and password. */
export function interactionHandler({
  provider,
  product,
  basePath,
  database,
  tenant,
  check,
  namesDemo,
}: InteractionParts): Handler {
  return async (request, response, address) => {
    const { searchParams } = new URL(request.url ?? "", "http://localhost");
    const interaction = await findInteraction(provider, request, response);
    const asked = searchParams.get("ui_locales") ?? parameter(interaction, "ui_locales");
    const frame = {
      product,
      basePath,
      locale: localeOf(asked, request.headers["accept-language"] ?? ""),
      look: LOOKS.find((look) => look === parameter(interaction, "look")),
    };
    if (!interaction) return send(response, 400, messagePage(frame, keepsNoCookies(request) ? "cookies" : "failed"));

    const show = async (status: number, email: string, problem: SignInProblem | null) =>
      send(
        response,
        status,
        signInPage({ ...frame, email, problem, demoAccounts: namesDemo ? await demoAccounts(database) : [] }),
      );

    if (request.method !== "POST") return show(200, parameter(interaction, "login_hint"), null);

    const form = await readForm(request);
    const email = form.get("email") ?? "";
    const origin = { address, agent: request.headers["user-agent"] ?? null };
    const attempt = await check(email, form.get("password") ?? "", origin).catch(overloaded);
    if (attempt.outcome === "locked") return show(STATUS.locked, email, { kind: "locked", seconds: attempt.seconds });
    if (attempt.outcome !== "right") return show(STATUS[attempt.outcome], email, { kind: attempt.outcome });

    await recordSuccess(database, { issuer: localIssuer(tenant), subject: attempt.subject }, origin);
    const result = { [interaction.prompt.name]: {}, login: { accountId: attempt.subject } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  };
}

async function recordSuccess(database: Database, identity: Identity, origin: SignInOrigin): Promise<void> {
  const person = await linkedPerson(database, identity);
  await recordSignIn(database, {
    personId: person?.id ?? null,
    email: person?.email ?? null,
    issuer: identity.issuer,
    outcome: "signed-in",
    ...origin,
  });
}

/** The sign-in that this browser has begun; undefined when it has expired or belongs to another browser. */
async function findInteraction(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  try {
    return await provider.interactionDetails(request, response);
  } catch (reason) {
    if (reason instanceof errors.SessionNotFound) return undefined;
    throw reason;
  }
}

/** Whoever comes from our own pages was given a cookie on the way here, a moment ago. */
function keepsNoCookies({ headers }: IncomingMessage): boolean {
  return headers.cookie === undefined && headers["sec-fetch-site"] === "same-origin";
}

/** A parameter of the request that began the sign-in; empty where it had none. */
function parameter(interaction: { readonly params: object } | undefined, name: string): string {
  const value: unknown = interaction && Reflect.get(interaction.params, name);
  return typeof value === "string" ? value : "";
}

function overloaded(reason: unknown): { readonly outcome: "overloaded" } {
  if (reason instanceof Failure && reason.code === "overloaded") return { outcome: "overloaded" };
  throw reason;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += String(chunk);
    if (text.length > LONGEST_BODY) return new URLSearchParams();
  }
  return new URLSearchParams(text);
}

function send(response: ServerResponse, status: number, page: string): void {
  response.writeHead(status, { ...PAGE_HEADERS, "content-type": "text/html; charset=utf-8" }).end(page);
}
