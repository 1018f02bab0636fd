import { z } from "zod";
import type { Endpoint } from "#platform/api/endpoint.ts";

/** A button of the sign-in page. */
const way = z.object({
  name: z
    .enum(["local", "work", "personal"])
    .describe("`local` account, account of an organization (`work`), or one's own (`personal`)."),
  domainHint: z
    .string()
    .nullable()
    .describe("Tells a cloud provider which kind of account to ask for; null leaves it to the provider."),
});

/** Where people prove who they are. Everything that differs from provider to provider stands here; the browser has no branch. */
const provider = z.object({
  name: z.enum(["local", "microsoft"]).describe("Which provider it is."),
  ways: z.array(way).min(1).describe("Ways to sign in."),
  auth: z
    .object({
      clientId: z.string().describe("The product's id at the provider."),
      authority: z.string().describe("Address of the identity provider."),
      scopes: z.array(z.string()).describe("Scopes to ask for."),
      protocolMode: z.enum(["AAD", "OIDC"]).describe("Protocol of the provider."),
      knownAuthorities: z.array(z.string()).describe("Authorities that may answer."),
      authorityMetadata: z
        .string()
        .describe("OpenID discovery as JSON text, for an authority that must not be asked for it; empty otherwise."),
      redirectPath: z
        .string()
        .describe("Where the provider's answers arrive, below the app's origin; empty is the origin itself."),
    })
    .describe("How to sign in there."),
});

/** `/config.json`: what the browser must know before anyone has signed in. */
export const clientConfig = z.object({
  version: z.string().describe("Version of the product."),
  environment: z.enum(["development", "production"]).describe("`production`, or `development`."),
  sample: z.boolean().describe("True while the published revision holds sample data; the sign-in page then says so."),
  demoAccounts: z
    .array(z.string())
    .describe("Email addresses of the demo accounts; empty without them, and where strangers reach the product."),
  providers: z.array(provider).min(1).describe("Ways to sign in; the usual one first."),
  offlineDays: z
    .number()
    .int()
    .describe("Days for which browsers keep what was seen, to show it without a connection; 0 keeps nothing."),
  basemap: z
    .object({
      tiles: z.string().describe("Address of the tiles, with `{z}`, `{x}` and `{y}`."),
      credit: z.string().describe("Whom to name for the tiles."),
    })
    .nullable()
    .describe("Tiles that maps lie on, and whom to name for them; null without any."),
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
  response: z.object({ left: z.boolean().describe("Whether the session was ended.") }),
} satisfies Endpoint;
