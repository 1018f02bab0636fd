/** A mail taken from the queue. */
export interface OutgoingMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Of a mail that comes regularly: what a mail program posts to so that it ends; null for every other. */
  readonly unsubscribe: string | null;
  readonly createdAt: Date;
}

/**
 * Brings a mail on its way and answers where it went, in words for the log.
 *
 * @throws MailRefused when trying again is of no use; anything else is worth another try
 */
export type DeliverMail = (mail: OutgoingMail) => Promise<string>;

/** The mail server does not take this mail and never will, such as for an address that does not exist. */
export class MailRefused extends Error {
  override readonly name = "MailRefused";
}

/** Who our mails come from. */
export interface MailSenderName {
  readonly address: string;
  /** The product's name, shown before the address. */
  readonly name: string;
}
