export const ROLES = ["Administrator", "Subscriber"] as const;
export type Role = (typeof ROLES)[number];

/** The feature flags, spelled as the specification spells them. */
export const ACCESS_FLAGS = ["tv", "radio", "shareOfWallet", "sellingAides", "guidesAndInsights"] as const;
export type AccessFlag = (typeof ACCESS_FLAGS)[number];

/** What a signed-in person may reach: the customer's rights narrowed by the person's own. */
export interface Rights {
  readonly role: Role;
  readonly access: readonly AccessFlag[];
  /** Market ids; "all" for administrators. The nation is open to everyone. */
  readonly markets: readonly string[] | "all";
  /** Vertical ids; "all" where nothing narrows them. */
  readonly verticals: readonly string[] | "all";
}
