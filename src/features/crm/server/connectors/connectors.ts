import type { CrmKind } from "#domain/crm/crm.ts";
import type { CrmConnector } from "./crmConnector.ts";
import { hubspot } from "./hubspot.ts";
import { salesforce } from "./salesforce.ts";

export const CONNECTORS: Readonly<Record<CrmKind, CrmConnector>> = { hubspot, salesforce };
