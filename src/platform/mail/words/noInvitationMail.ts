import type { MailFacts, MailTexts } from "../composeMail.ts";

export interface NoInvitationFacts extends MailFacts {
  /** Where to ask for access. */
  readonly requestLink: string;
}

/** To an address for which the way in was asked, and that has none. */
export const noInvitationMail: MailTexts<NoInvitationFacts> = {
  "en-US": ({ product, requestLink }) => ({
    subject: `Getting into ${product}`,
    paragraphs: [
      "Hello,",
      `Someone, probably you, asked us to resend an invitation to ${product}. There is none for this address.`,
      "Perhaps you were invited under another address. If you do not have access yet, you can request it.",
    ],
    action: { label: "Request access", address: requestLink },
    note: "If you did not ask for this, ignore this email.",
  }),
  "es-ES": ({ product, requestLink }) => ({
    subject: `Cómo acceder a ${product}`,
    paragraphs: [
      "Hola:",
      `Alguien, probablemente usted, ha pedido que se vuelva a enviar una invitación a ${product}. No hay ninguna para esta dirección.`,
      "Quizá le invitaron con otra dirección. Si aún no tiene acceso, puede solicitarlo.",
    ],
    action: { label: "Solicitar acceso", address: requestLink },
    note: "Si no lo ha pedido usted, ignore este mensaje.",
  }),
  "de-DE": ({ product, requestLink }) => ({
    subject: `Ihr Weg zu ${product}`,
    paragraphs: [
      "Guten Tag,",
      `jemand, vermutlich Sie selbst, hat darum gebeten, eine Einladung zu ${product} noch einmal zu senden. Für diese Adresse gibt es keine.`,
      "Vielleicht wurden Sie unter einer anderen Adresse eingeladen. Wenn Sie noch keinen Zugang haben, können Sie ihn anfragen.",
    ],
    action: { label: "Zugang anfragen", address: requestLink },
    note: "Wenn Sie das nicht waren, ignorieren Sie diese Nachricht.",
  }),
};
