import { createHash, randomBytes } from "node:crypto";
import { type Answer, ask } from "./ask.ts";

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
}

/** What `/config.json` tells a browser of the product's own provider. */
interface Provider {
  readonly clientId: string;
  readonly scope: string;
  readonly redirect: string;
  readonly authorization_endpoint: string;
  readonly token_endpoint: string;
}

/** Signs in at the product's own provider as its page does: authorization code with PKCE, each request on a connection of its own. */
export async function signIn(url: string, email: string, password: string, ca?: string): Promise<Tokens> {
  const provider = await localProvider(url, ca);
  const verifier = randomBytes(32).toString("base64url");
  const query = new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: provider.redirect,
    response_type: "code",
    response_mode: "fragment",
    scope: provider.scope,
    state: randomBytes(8).toString("hex"),
    nonce: randomBytes(8).toString("hex"),
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const jar = new Jar(ca);
  const form = await jar.follow(`${provider.authorization_endpoint}?${query.toString()}`);
  const sent = await jar.follow(form.url, { email, password });
  const code = new URLSearchParams(new URL(sent.url).hash.slice(1)).get("code");
  if (!code) throw new Error(`${email} is not signed in: ${sent.answer.status} ${shown(sent.answer.text)}`);
  const answer = await exchange(
    url,
    provider,
    { grant_type: "authorization_code", code, redirect_uri: provider.redirect, code_verifier: verifier },
    ca,
  );
  if (answer.status !== 200) throw new Error(`The code was not taken: ${answer.status} ${answer.text}`);
  return answer.json() as Tokens;
}

/** Asks for the next tokens; the answer as it comes, since being refused may be what is wanted. */
export async function refresh(url: string, token: string, ca?: string): Promise<Answer> {
  const provider = await localProvider(url, ca);
  return exchange(url, provider, { grant_type: "refresh_token", refresh_token: token }, ca);
}

function exchange(url: string, provider: Provider, form: Record<string, string>, ca?: string): Promise<Answer> {
  return ask(provider.token_endpoint, {
    body: new URLSearchParams({ client_id: provider.clientId, scope: provider.scope, ...form }),
    headers: { origin: new URL(url).origin },
    ...(ca ? { ca } : {}),
  });
}

async function localProvider(url: string, ca?: string): Promise<Provider> {
  const answer = await ask(`${url}/config.json`, ca ? { ca } : {});
  const { providers } = answer.json() as {
    providers: { name: string; auth: Record<string, string> & { scopes: string[] } }[];
  };
  const auth = providers.find(({ name }) => name === "local")?.auth;
  if (!auth) throw new Error("Nobody signs in at the product's own provider here.");
  return {
    ...(JSON.parse(auth["authorityMetadata"] ?? "{}") as Pick<Provider, "authorization_endpoint" | "token_endpoint">),
    clientId: auth["clientId"] ?? "",
    scope: ["openid", "profile", "offline_access", ...auth.scopes].join(" "),
    redirect: `${url}${auth["redirectPath"] ?? ""}`,
  };
}

function shown(page: string): string {
  return page
    .replace(/<(style|script|title)[\s\S]*?<\/\1>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** Whether an address carries what was asked for: behind the `#`, or to a program elsewhere. */
function isAnswer({ hash, origin, searchParams }: URL, here: string): boolean {
  return hash !== "" || (origin !== here && (searchParams.has("code") || searchParams.has("error")));
}

/** Keeps cookies and follows redirects, as a browser does, until a page shows or an address with an answer in it. */
export class Jar {
  readonly ca: string | undefined;
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();

  constructor(ca?: string) {
    this.ca = ca;
  }

  async follow(url: string, form?: Record<string, string>): Promise<{ readonly url: string; readonly answer: Answer }> {
    const { origin, pathname } = new URL(url);
    const sent = [...this.#cookies].filter(([, { path }]) => pathname.startsWith(path));
    const answer = await ask(url, {
      headers: { cookie: sent.map(([name, { value }]) => `${name}=${value}`).join("; "), origin },
      ...(form ? { body: new URLSearchParams(form) } : {}),
      ...(this.ca ? { ca: this.ca } : {}),
    });
    for (const cookie of answer.cookies) this.#keep(cookie);
    const { location } = answer.headers;
    if (location === undefined) return { url, answer };
    const next = new URL(location, url);
    return isAnswer(next, origin) ? { url: next.href, answer } : this.follow(next.href);
  }

  #keep(cookie: string): void {
    const [pair = "", ...attributes] = cookie.split(/;\s*/);
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    const attribute = (wanted: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const expires = attribute("expires");
    if (value === "" || (expires && Date.parse(expires) < Date.now())) this.#cookies.delete(name);
    else this.#cookies.set(name, { value, path: attribute("path") ?? "/" });
  }
}
