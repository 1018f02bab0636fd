/**
 * What comes to a person again and again because she wants to hear of it, and what each ends with: `alerts` all digests, `calls` those of what
 * colleagues send: calls handed over, mentions, views and alerts, `editions` the mails
 * of new revisions, `publication` those of one publication, `report` those of one report that makes itself.
 */
export const REGULAR_MAILS = ["alerts", "calls", "editions", "publication", "report"] as const;

export type RegularMailKind = (typeof REGULAR_MAILS)[number];

/** One kind of mail to one person. */
export interface RegularMail {
  readonly person: number;
  readonly kind: RegularMailKind;
  /** The id of the publication or report; null where a kind has no such thing. */
  readonly about: number | null;
}

/**
 * Every mail of ours by the file that has its words, and which regular mail it is. Null: it answers what somebody has just done, tells of her
 * account, or says that something she set up has stopped, and cannot be ended.
 */
export const KIND_OF_MAIL: Readonly<Record<string, RegularMailKind | null>> = {
  accountConnectedMail: null,
  accountLockedMail: null,
  alertDigestMail: "alerts",
  callGivenMail: "calls",
  confirmRequestMail: null,
  connectAccountMail: null,
  contentPublishedMail: "publication",
  erasureBegunMail: null,
  erasureUndoneMail: null,
  invitationMail: null,
  keyMadeMail: null,
  knownAccountMail: null,
  mentionMail: "calls",
  messageAnsweredMail: null,
  messageCopyMail: null,
  messageReceivedMail: null,
  newRevisionMail: "editions",
  noInvitationMail: null,
  noPasswordMail: null,
  passwordChangedMail: null,
  reportFailedMail: null,
  reportReadyMail: "report",
  requestDeclinedMail: null,
  resetMail: null,
  rightDecidedMail: null,
  thingSentMail: "calls",
};
