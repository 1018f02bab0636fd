import { z } from "zod";
import type { CrmKind } from "#domain/crm/crm.ts";
import type { CrmApp } from "./connectors/crmConnector.ts";

const origin = (usual: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an origin without a path, such as ${usual}` })
    .refine((text) => new URL(text).origin === text, `must be an origin without a path, such as ${usual}`)
    .default(usual);

/** The settings of connections to customer management, as the environment has them. */
export const CRM_SETTINGS = {
  CRM_KEY: z.string().min(32, "needs at least 32 characters").optional(),
  HUBSPOT_CLIENT_ID: z.string().optional(),
  HUBSPOT_CLIENT_SECRET: z.string().optional(),
  HUBSPOT_SIGN_IN_URL: origin("https://app.hubspot.com"),
  HUBSPOT_URL: origin("https://api.hubapi.com"),
  SALESFORCE_CLIENT_ID: z.string().optional(),
  SALESFORCE_CLIENT_SECRET: z.string().optional(),
  SALESFORCE_URL: origin("https://login.salesforce.com"),
};

type Given = z.output<z.ZodObject<typeof CRM_SETTINGS>>;

export interface CrmSettings {
  /** Seals what is kept of sign-ins; null where nobody can be connected. */
  readonly key: string | null;
  /** The product's registration with each system; null where the operator made none. */
  readonly apps: Readonly<Record<CrmKind, CrmApp | null>>;
}

/** @param onMissing told which setting is missing, and why it is needed */
export function crmSettingsOf(given: Given, onMissing: (words: string) => Error): CrmSettings {
  const appOf = (name: "HUBSPOT" | "SALESFORCE", signInUrl: string, url: string): CrmApp | null => {
    const [clientId, clientSecret] = [given[`${name}_CLIENT_ID`], given[`${name}_CLIENT_SECRET`]];
    if (!clientId && !clientSecret) return null;
    if (!clientId)
      throw onMissing(`${name}_CLIENT_ID is missing: ${name}_CLIENT_SECRET needs it. Set both or neither.`);
    if (!clientSecret)
      throw onMissing(`${name}_CLIENT_SECRET is missing: ${name}_CLIENT_ID needs it. Set both or neither.`);
    if (!given.CRM_KEY) throw onMissing(`CRM_KEY is missing: sign-ins at ${name}'s are kept sealed with it.`);
    return { clientId, clientSecret, signInUrl, url };
  };
  return {
    key: given.CRM_KEY ?? null,
    apps: {
      hubspot: appOf("HUBSPOT", given.HUBSPOT_SIGN_IN_URL, given.HUBSPOT_URL),
      salesforce: appOf("SALESFORCE", given.SALESFORCE_URL, given.SALESFORCE_URL),
    },
  };
}
