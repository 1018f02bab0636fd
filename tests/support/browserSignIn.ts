import { createHash, randomBytes } from "node:crypto";
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { Database } from "#platform/database/database.ts";
import { localTenant } from "#platform/identity/local/secrets.ts";

export const ORIGIN = "http://localhost:4600";

/** What is asked: a product in this process, or one elsewhere. */
export interface Asked {
  inject(request: InjectOptions): Promise<AnswerSeen>;
}

/** What a browser looks at of an answer. */
export type AnswerSeen = Pick<LightMyRequestResponse, "statusCode" | "headers" | "body" | "cookies" | "json">;

/** A browser without a screen: follows redirects within the product and keeps cookies, as MSAL's window would. */
export class Browser {
  readonly #app: Asked;
  readonly #cookies = new Map<string, { value: string; path: string }>();

  constructor(app: Asked) {
    this.#app = app;
  }

  /** Follows redirects until a page shows or one leads to the app itself. */
  async open(url: string, form?: Record<string, string>, headers: Record<string, string> = {}): Promise<Page> {
    const path = url.startsWith(ORIGIN) ? url.slice(ORIGIN.length) : url;
    const response = await this.#app.inject({
      method: form ? "POST" : "GET",
      url: path,
      headers: {
        cookie: this.#cookiesFor(path),
        "accept-language": "de-AT,de;q=0.9,en;q=0.5",
        ...(form ? { "content-type": "application/x-www-form-urlencoded", origin: ORIGIN } : {}),
        ...headers,
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    });
    this.#keep(response);
    const location = response.headers.location ?? "";
    if (location.startsWith(`${ORIGIN}/idp/`) || location.startsWith("/idp/")) return this.open(location);
    return { url: path, location, status: response.statusCode, response };
  }

  #cookiesFor(path: string): string {
    const sent = [...this.#cookies].filter(([, cookie]) => path.startsWith(cookie.path));
    return sent.map(([name, { value }]) => `${name}=${value}`).join("; ");
  }

  #keep(response: AnswerSeen): void {
    for (const { name, value, path = "/", expires } of response.cookies as SentCookie[]) {
      if (value === "" || (expires && expires.getTime() < Date.now())) this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path });
    }
  }
}

interface SentCookie {
  readonly name: string;
  readonly value: string;
  readonly path?: string;
  readonly expires?: Date;
}

export interface Page {
  readonly url: string;
  /** Where the page leads; empty when it is shown. */
  readonly location: string;
  readonly status: number;
  readonly response: AnswerSeen;
}

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly client_info: string;
}

/** The requests that MSAL makes of the local provider, in the order of a sign-in. */
export async function identityClient(app: Asked, database: Database) {
  return tenantClient(app, await localTenant(database));
}

/** As `identityClient`, where the tenant is known and the store is another process's. */
export function tenantClient(app: Asked, tenant: string) {
  const base = `/idp/${tenant}/v2.0`;
  const verifier = randomBytes(32).toString("base64url");

  return {
    base,
    /** The address that begins a sign-in. */
    authorize(parameters: Record<string, string> = {}): string {
      const query = new URLSearchParams({
        client_id: "spotmarket",
        redirect_uri: ORIGIN,
        response_type: "code",
        response_mode: "fragment",
        scope: "api://spotmarket/access_as_user openid profile offline_access",
        state: "state",
        nonce: "nonce",
        code_challenge: createHash("sha256").update(verifier).digest("base64url"),
        code_challenge_method: "S256",
        client_info: "1",
        ...parameters,
      });
      return `${base}/auth?${query.toString()}`;
    },
    token(parameters: Record<string, string>): Promise<AnswerSeen> {
      return app.inject({
        method: "POST",
        url: `${base}/token`,
        headers: { "content-type": "application/x-www-form-urlencoded", origin: ORIGIN },
        payload: new URLSearchParams({
          client_id: "spotmarket",
          scope: "api://spotmarket/access_as_user openid profile offline_access",
          client_info: "1",
          ...parameters,
        }).toString(),
      });
    },
    /** Exchanges the code in an address such as `http://localhost:4600#code=…`. */
    async redeem(location: string): Promise<AnswerSeen> {
      const code = new URLSearchParams(new URL(location).hash.slice(1)).get("code") ?? "";
      return this.token({ grant_type: "authorization_code", code, redirect_uri: ORIGIN, code_verifier: verifier });
    },
  };
}
