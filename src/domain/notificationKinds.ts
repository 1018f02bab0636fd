/** What the app can tell a person, with what each sentence needs. The words are `notifications.kind.<kind>`. */
export interface NotificationKinds {
  /** Somebody asks to be let in. For administrators. */
  readonly "access-requested": { readonly name: string; readonly organization: string };
  /** A person of ours asks for a right. For administrators and the customer's owner. */
  readonly "right-requested": { readonly name: string; readonly asked: string };
  /** What one asked for was granted or declined. */
  readonly "request-approved": { readonly asked: string };
  readonly "request-declined": { readonly asked: string };
  /** One's role, flags, markets or verticals were changed. */
  readonly "rights-changed": { readonly by: string };
  /** A message reached the account team. For administrators. */
  readonly "message-received": { readonly name: string; readonly topic: string };
  /** The account team answered. */
  readonly "message-answered": { readonly topic: string };
  /** A new edition of the data was published. */
  readonly "revision-published": { readonly label: string };
  /** Somebody asks to look at a draft of the data. For administrators. */
  readonly "review-asked": { readonly name: string; readonly label: string };
  /** A draft was approved or sent back. For whoever asked. */
  readonly "review-approved": { readonly name: string; readonly label: string };
  readonly "review-returned": { readonly name: string; readonly label: string };
  /** The person's alert rules have found something: how much. */
  readonly "alert-raised": { readonly number: string };
  /** A piece that the person follows was published. */
  readonly "content-published": { readonly title: string };
  /** Somebody brought an aid that waits to be approved. For administrators. */
  readonly "team-aid-sent": { readonly name: string; readonly title: string };
  /** An aid that one brought was approved or declined. */
  readonly "team-aid-approved": { readonly title: string };
  readonly "team-aid-declined": { readonly title: string };
  /** A long job ended. */
  readonly "job-done": { readonly name: string };
  readonly "job-failed": { readonly name: string };
  /** A person of ours asks for her data to be erased, and her account is closed. For administrators, who can undo it. */
  readonly "erasure-asked": { readonly name: string };
  /** An API key was made that carries one's rights. */
  readonly "key-made": { readonly name: string; readonly by: string };
  /** A backup that was due could not be made. For administrators. */
  readonly "backup-failed": Readonly<Record<string, never>>;
}

export type NotificationKind = keyof NotificationKinds;

/** The same names at run time. */
export const NOTIFICATION_KINDS = [
  "access-requested",
  "right-requested",
  "request-approved",
  "request-declined",
  "rights-changed",
  "message-received",
  "message-answered",
  "revision-published",
  "review-asked",
  "review-approved",
  "review-returned",
  "alert-raised",
  "content-published",
  "team-aid-sent",
  "team-aid-approved",
  "team-aid-declined",
  "job-done",
  "job-failed",
  "erasure-asked",
  "key-made",
  "backup-failed",
] as const satisfies readonly NotificationKind[];
