import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { errors } from "oidc-provider";
import type Provider from "oidc-provider";
import { Failure } from "#domain/failure.ts";
import type { Locale } from "#domain/taxonomy/name.ts";
import type { Database } from "#platform/database/database.ts";
import { demoAccounts } from "../demoAccounts.ts";
import type { Identity } from "../identity.ts";
import { linkedPerson } from "../linkedPerson.ts";
import { recordSignIn, type SignInOrigin } from "../recordSignIn.ts";
import type { Site } from "../site.ts";
import { assistantResource, noteAllowed, sweepAssistants } from "./assistantClients.ts";
import { allow, consentAsked, refuse, returnOrigin } from "./consent.ts";
import { checkCredentials, type CheckCredentials } from "./checkCredentials.ts";
import { setCookiesByAge } from "./cookieAges.ts";
import { sweepAttempts } from "./countAttempt.ts";
import { providerPath } from "./localClient.ts";
import { PAGE_HEADERS } from "./pageHeaders.ts";
import { consentPage, type Look, messagePage, signInPage, type SignInProblem } from "./pages.ts";
import { sweepPayloads } from "./payloadStore.ts";
import { providerBuilder } from "./providerBuilder.ts";
import { tendKeys } from "./rotateKeys.ts";
import { localIssuer, localTenant } from "./secrets.ts";
import { signingKeys } from "./signingKeys.ts";
import { localeOf } from "./signInTexts.ts";

/** The site is named and linked to by the provider's pages and mails; the provider lives below `/idp` of its origin. */
export interface LocalProviderOptions extends Site {
  readonly database: Database;
  /** Where answers may arrive below the origin, beside the origin itself; empty adds nothing. */
  readonly redirectPath: string;
  /** Whether the sign-in page may name the demo accounts: to whoever sits at this machine alone. */
  readonly namesDemo: boolean;
  /** Addresses of the app's files that its first screen needs in a language. */
  readonly filesAhead: (locale: Locale) => readonly string[];
  /** Told of faults of the provider, which its callers only see as "failed". */
  readonly onFault: (fault: unknown) => void;
}

/** The OpenID provider that ships inside the product, for installations without a cloud account. */
export interface LocalProvider {
  /** Answers any request below `/idp`; `address` is the browser's, null where it is not known. */
  readonly handle: (request: IncomingMessage, response: ServerResponse, address: string | null) => Promise<void>;
}

/** Forgets sign-ins that were begun and not ended, and makes a new key when it is time. */
export async function tendLocalProvider(database: Database): Promise<void> {
  await sweepPayloads(database);
  await sweepAttempts(database);
  await sweepAssistants(database);
  await tendKeys(database);
}

export async function openLocalProvider({ onFault, ...options }: LocalProviderOptions): Promise<LocalProvider> {
  const { database, product, publicUrl, basePath } = options;
  const tenant = await localTenant(database);
  const mount = providerPath(tenant);
  const base = new URL(publicUrl);
  const build = await providerBuilder({ ...options, tenant, onFault });
  const check = checkCredentials(database, options);
  const shown = {
    resource: assistantResource(publicUrl),
    product,
    basePath,
    database,
    tenant,
    namesDemo: options.namesDemo,
    filesAhead: options.filesAhead,
  };
  const assets = await readAssets();

  /** The provider knows its keys from its making, so other keys mean another provider. Whatever was begun lies in the store. */
  let latest: ReturnType<typeof build> | null = null;
  async function current() {
    const keys = await signingKeys(database);
    const name = keys.map(({ kid }) => kid).join(" ");
    if (latest?.name !== name) latest = build(keys, name);
    return latest;
  }

  async function route(request: IncomingMessage, response: ServerResponse, address: string | null): Promise<void> {
    const url = request.url ?? "";
    const asset = assets.get(url);
    if (asset) return void response.writeHead(200, asset.headers).end(asset.bytes);
    const { provider, answer } = await current();
    if (url.startsWith("/idp/interaction/"))
      return interactionHandler({ ...shown, provider, check })(request, response, address);
    const path = url === OAUTH_METADATA + mount ? mount + OAUTH_METADATA : url;
    if (!path.startsWith(`${mount}/`)) return void response.writeHead(404, PAGE_HEADERS).end();
    Object.assign(request, { originalUrl: path });
    request.url = path.slice(mount.length);
    await answer(request, response);
  }

  return {
    handle: async (request, response, address) => {
      // The provider writes addresses from these headers; they are the configured ones, whatever a proxy or a caller says.
      request.headers.host = base.host;
      request.headers["x-forwarded-host"] = base.host;
      request.headers["x-forwarded-proto"] = base.protocol.slice(0, -1);
      setCookiesByAge(response);
      try {
        await route(request, response, address);
      } catch (fault) {
        onFault(fault);
        const locale = localeOf("", request.headers["accept-language"] ?? "");
        if (!response.headersSent) response.writeHead(503, { ...PAGE_HEADERS, ...HTML, "retry-after": "5" });
        response.end(messagePage({ product, basePath, locale }, "failed"));
      }
    },
  };
}

const HTML = { "content-type": "text/html; charset=utf-8" };

/** Where authorization servers tell of themselves (RFC 8414): before the path of the issuer. The provider has it behind. */
const OAUTH_METADATA = "/.well-known/oauth-authorization-server";

interface Asset {
  readonly bytes: Buffer;
  readonly headers: Record<string, string>;
}

async function readAssets(): Promise<Map<string, Asset>> {
  const files = { "sign-in.css": "text/css; charset=utf-8", "submit.js": "text/javascript; charset=utf-8" };
  const assets = Object.entries(files).map(async ([name, type]): Promise<[string, Asset]> => {
    const headers = {
      "content-type": type,
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "public, max-age=300",
    };
    return [`/idp/${name}`, { bytes: await readFile(new URL(name, import.meta.url)), headers }];
  });
  return new Map(await Promise.all(assets));
}

interface InteractionParts {
  readonly provider: Provider;
  readonly product: string;
  readonly basePath: string;
  readonly database: Database;
  readonly tenant: string;
  /** The assistants' address, as the audience of their tokens. */
  readonly resource: string;
  readonly check: CheckCredentials;
  /** Whether the page may name the demo accounts: to whoever sits at this machine alone. */
  readonly namesDemo: boolean;
  readonly filesAhead: LocalProviderOptions["filesAhead"];
}

const LONGEST_BODY = 8_192;
const STATUS = { wrong: 401, locked: 429, overloaded: 503 } as const;

const LOOKS: readonly Look[] = ["light", "dark"];

type Handler = (request: IncomingMessage, response: ServerResponse, address: string | null) => Promise<void>;

/** The sign-in page at `/idp/interaction/<uid>`: GET shows it, POST tries e-mail and password. */
function interactionHandler({
  provider,
  product,
  basePath,
  database,
  tenant,
  resource,
  check,
  namesDemo,
  filesAhead,
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
    const returnsTo = interaction ? returnOrigin(interaction) : null;
    if (interaction?.prompt.name === "consent") {
      const consent = await consentAsked(provider, interaction);
      if (!consent) return send(response, 400, messagePage(frame, "failed"));
      if (request.method !== "POST") return send(response, 200, consentPage({ ...frame, ...consent }), returnsTo);
      const form = await readForm(request);
      if (form.get("decision") !== "allow") return refuse(provider, request, response);
      await noteAllowed(database, String(interaction.params["client_id"]));
      const writes = consent.asksToWrite && form.get("write") === "yes";
      return allow(provider, request, response, { interaction, resource, writes });
    }
    if (!interaction) return send(response, 400, messagePage(frame, keepsNoCookies(request) ? "cookies" : "failed"));

    const show = async (status: number, email: string, problem: SignInProblem | null) =>
      send(
        response,
        status,
        signInPage({
          ...frame,
          email,
          problem,
          demoAccounts: namesDemo ? await demoAccounts(database) : [],
          filesAhead: filesAhead(frame.locale),
        }),
        returnsTo,
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

/** @param returnsTo the origin of a program to which the answer to a form leads on, which browsers ask to be named */
function send(response: ServerResponse, status: number, page: string, returnsTo: string | null = null): void {
  const policy = PAGE_HEADERS["content-security-policy"];
  const leading =
    returnsTo === null
      ? {}
      : { "content-security-policy": policy.replace("form-action 'self'", `form-action 'self' ${returnsTo}`) };
  response.writeHead(status, { ...PAGE_HEADERS, ...leading, "content-type": "text/html; charset=utf-8" }).end(page);
}
