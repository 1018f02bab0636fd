import { MailRefused, type MailSenderName, type OutgoingMail } from "./outgoingMail.ts";

const ONE_ADDRESS = /^[^\s@"<>(),;:\\[\]\p{Cc}]+@[^\s@"<>(),;:\\[\]\p{Cc}]+$/u;

/**
 * A mail as nodemailer takes it.
 *
 * @throws MailRefused when the recipient is anything but one address: nodemailer would read a list out of it
 */
export function mimeMessage(
  { id, recipient, subject, text, html, unsubscribe, createdAt }: OutgoingMail,
  from: MailSenderName,
) {
  if (!ONE_ADDRESS.test(recipient)) throw new MailRefused("The recipient is not one e-mail address.");
  const host = from.address.slice(from.address.lastIndexOf("@") + 1);
  return {
    from,
    to: { name: "", address: recipient },
    envelope: { from: from.address, to: [recipient] },
    subject,
    text,
    html,
    date: createdAt,
    // The same for every try, so that a mail taken twice is shown once.
    messageId: `<${id}.${createdAt.getTime()}@${host}>`,
    // Answering machines keep still.
    headers: { "Auto-Submitted": "auto-generated", ...(unsubscribe === null ? {} : endedByOneClick(unsubscribe)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 2369 and RFC 8058: mail programs show a button beside the sender, and their server posts these very words to the address. */
function endedByOneClick(address: string) {
  // As it is: broken over two lines, some would read half of it.
  return {
    "List-Unsubscribe": { prepared: true, value: `<${address}>` },
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
