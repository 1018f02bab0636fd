import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

/** A button of the sign-in page. */
const way = z.object({
  /** Local account, account of an organisation, or one's own. */
  name: z.enum(["local", "work", "personal"]),
  /** Tells a cloud provider which kind of account to ask for; null leaves it to the provider. */
  domainHint: z.string().nullable(),
});

/** Where people prove who they are. Everything that differs from provider to provider stands here; the browser has no branch. */
const provider = z.object({
  name: z.enum(["local", "microsoft"]),
  ways: z.array(way).min(1),
  auth: z.object({
    clientId: z.string(),
    authority: z.string(),
    scopes: z.array(z.string()),
    protocolMode: z.enum(["AAD", "OIDC"]),
    knownAuthorities: z.array(z.string()),
    /** OpenID discovery as JSON text, for an authority that must not be asked for it; empty otherwise. */
    authorityMetadata: z.string(),
    /** Where the provider's answers arrive, below the app's origin; empty is the origin itself. */
    redirectPath: z.string(),
  }),
});

/** `/config.json`: what the browser must know before anyone has signed in. */
export const clientConfig = z.object({
  version: z.string(),
  environment: z.enum(["development", "production"]),
  /** True while the published revision holds sample data; the sign-in page then says so. */
  sample: z.boolean(),
  /** E-mail addresses of the demo accounts; empty without them, and where strangers reach the product. */
  demoAccounts: z.array(z.string()),
  /** The usual one first. */
  providers: z.array(provider).min(1),
  /** Days for which browsers keep what was seen, to show it without a connection; 0 keeps nothing. */
  offlineDays: z.number().int(),
  /** Tiles that maps lie on, and whom to name for them; null without any. */
  basemap: z.object({ tiles: z.string(), credit: z.string() }).nullable(),
});

export type ClientConfig = z.output<typeof clientConfig>;
export type Basemap = NonNullable<ClientConfig["basemap"]>;
export type SignInProvider = z.output<typeof provider>;
export type SignInWay = z.output<typeof way>;

export const leave = {
  method: "POST",
  url: "/account/leave",
  name: "leave",
  tag: "account",
  summary: "Ends this token's session and all its tokens; the identity provider ends its own session",
  allow: "signedIn",
  personal: true,
  response: z.object({ left: z.boolean() }),
} satisfies Endpoint;
