/** The customer management systems that companies can be sent to. */
export const CRM_KINDS = ["hubspot", "salesforce"] as const;
export type CrmKind = (typeof CRM_KINDS)[number];

/** What they call themselves, in every language. */
export const CRM_NAMES: Readonly<Record<CrmKind, string>> = { hubspot: "HubSpot", salesforce: "Salesforce" };

/** What of a company can be sent. Its people never are. */
export const SENT_FIELDS = [
  "name",
  "street",
  "city",
  "state",
  "zip",
  "phone",
  "website",
  "employees",
  "category",
  "ownDollars",
  "oneSheet",
] as const;
export type SentField = (typeof SENT_FIELDS)[number];

/** What a company says of each, as it is sent; null where nothing is known. */
export type SentValues = Readonly<Record<SentField, string | null>>;

/** Which field of the other system each goes to; what is left out is not sent. */
export type CrmMapping = { readonly [Field in SentField]?: string };

/** Fields that every account of the system has. */
export const USUAL_MAPPING: Readonly<Record<CrmKind, CrmMapping>> = {
  hubspot: {
    name: "name",
    street: "address",
    city: "city",
    state: "state",
    zip: "zip",
    phone: "phone",
    website: "website",
    employees: "numberofemployees",
  },
  salesforce: {
    name: "Name",
    street: "BillingStreet",
    city: "BillingCity",
    state: "BillingState",
    zip: "BillingPostalCode",
    phone: "Phone",
    website: "Website",
    employees: "NumberOfEmployees",
  },
};

/** What became of a company that was to be sent. */
export const CRM_STATES = ["waiting", "sent", "conflict", "match", "failed"] as const;
export type CrmState = (typeof CRM_STATES)[number];

/** Why something did not get there, as screens translate it. */
export const CRM_FAULTS = [
  "sign-in-ended",
  "rate-limited",
  "unreachable",
  "key-field-missing",
  "scope-missing",
  "changed-there",
  "record-gone",
  "duplicate",
  "refused",
  "company-gone",
] as const;
export type CrmFaultCode = (typeof CRM_FAULTS)[number];
