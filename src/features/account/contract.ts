import { z } from "zod";

/**
 * `/config.json`: what the browser must know before anyone has signed in. Everything that differs between a cloud identity
 * provider and the local one stands in `auth`, so that the browser's code has no branch.
 */
export const clientConfig = z.object({
  version: z.string(),
  environment: z.enum(["development", "production"]),
  /** True while the published revision holds sample data; the sign-in page then says so. */
  sample: z.boolean(),
  /** E-mail addresses of the demo accounts; empty without them. */
  demoAccounts: z.array(z.string()),
  /** Which sign-in buttons to offer. */
  provider: z.enum(["local", "microsoft"]),
  auth: z.object({
    clientId: z.string(),
    authority: z.string(),
    scopes: z.array(z.string()),
    protocolMode: z.enum(["AAD", "OIDC"]),
    knownAuthorities: z.array(z.string()),
    /** OpenID discovery as JSON text, for an authority that must not be asked for it; empty otherwise. */
    authorityMetadata: z.string(),
  }),
});

export type ClientConfig = z.output<typeof clientConfig>;
