/** Whether somebody agreed to be called. */
export const CONSENTS = ["given", "none", "unknown"] as const;
export type Consent = (typeof CONSENTS)[number];

/** Somebody to ask for at a company. */
export interface CompanyContact {
  readonly name: string | null;
  readonly role: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly consent: Consent;
  /** Where the organisation knows the person from. */
  readonly source: string;
}

/** What an organisation knows of a company beside its people. */
export interface CompanyFields {
  readonly name: string;
  readonly street: string | null;
  readonly city: string | null;
  /** Postal code in capitals. */
  readonly state: string | null;
  /** Five digits. */
  readonly zip: string | null;
  /** FIPS code; null where it is not known, and then its markets are not either. */
  readonly county: string | null;
  readonly subVertical: string;
  readonly employees: number | null;
  readonly phone: string | null;
  readonly website: string | null;
  /** What the organisation's own customer management calls it. */
  readonly crmId: string | null;
  /** Whole dollars that it spent with the organisation last year. */
  readonly ownDollars: number | null;
}

/** As a file brings it. */
export interface NewCompany extends CompanyFields {
  readonly contacts: readonly CompanyContact[];
}

export interface Company extends NewCompany {
  readonly id: string;
}
