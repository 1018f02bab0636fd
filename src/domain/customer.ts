/** What kind of business a customer is in. */
export const CUSTOMER_KINDS = ["tv", "radio", "digital", "agency", "other"] as const;
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];

/** `suspended`: its people see why they are not let in. `archived`: the same, and it stands in no list unless asked for. */
export const CUSTOMER_STATUSES = ["active", "suspended", "archived"] as const;
export type CustomerStatus = (typeof CUSTOMER_STATUSES)[number];
