/** Everything the audit log speaks of. */
export type AuditSubject =
  | "person"
  | "customer"
  | "zipCounties"
  | "apiKey"
  | "accessRequest"
  | "viewAs"
  | "revision"
  | "message"
  | "signingKey"
  | "webhook"
  | "reportLink"
  | "customMarket"
  | "forecastScenario"
  | "upload"
  | "content"
  | "market"
  | "adIntelMap"
  | "store";

/** Plain values as they stand in JSON; secrets and hashes never go in. */
export type AuditState = Readonly<Record<string, unknown>>;

/** One change, before it gets its place in the chain. */
export interface AuditChange {
  /** Who did it; null id for the command line and the product itself. */
  readonly actor: { readonly id: number | null; readonly name: string };
  /** What was done, such as `person.changed`. */
  readonly action: string;
  readonly subjectKind: AuditSubject;
  readonly subjectId: string;
  /** The subject as people know it: an e-mail, a name. */
  readonly subject: string;
  /** What was true before and after, only what changed; null where there was or is nothing. */
  readonly before?: AuditState | null;
  readonly after?: AuditState | null;
  readonly note?: string;
}

/** One line of the audit log. */
export interface AuditEntry {
  /** 1, 2, 3 … without gaps. */
  readonly position: number;
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly actorId: number | null;
  readonly actor: string;
  readonly action: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly subject: string;
  readonly before: AuditState | null;
  readonly after: AuditState | null;
  readonly note: string;
  readonly previousHash: string;
  readonly hash: string;
}
