import type { TFunction } from "i18next";
import { ACCESS_FLAGS, ROLES } from "#domain/access/access.ts";
import { CONTACT_TOPICS } from "#domain/contactTopics.ts";
import { verticalName } from "#domain/taxonomy/verticalById.ts";
import type { Notification } from "#features/notifications/contract.ts";
import type { Formats } from "#language/format.ts";

/** The sentence of a notice in the reader's language. What people wrote stands in it without turning its direction. */
export function noticeWords(
  { kind, data }: Pick<Notification, "kind" | "data">,
  text: TFunction,
  formats: Pick<Formats, "locale">,
): string {
  const { asked, topic, ...rest } = data;
  return text(`notifications.kind.${kind}`, {
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, isolated(value)])),
    ...(asked !== undefined && { asked: askedWords(asked, text, formats) }),
    ...(topic !== undefined && { topic: topicWords(topic, text) }),
  });
}

/** A right as people call it: `access:tv` is local TV data, and no right at all the product itself. */
function askedWords(asked: string, text: TFunction, { locale }: Pick<Formats, "locale">): string {
  const [sort, id = ""] = asked.split(/:(.*)/s);
  const known = [...ACCESS_FLAGS, ...ROLES].find((name) => name === id);
  if (known) return text(`notifications.asked.${known}`);
  if (sort === "vertical") return verticalName(id, locale);
  if (sort === "market") return text("notifications.asked.market", { market: isolated(id) });
  return asked === "" ? text("notifications.asked.access") : isolated(asked);
}

function topicWords(topic: string, text: TFunction): string {
  const known = CONTACT_TOPICS.find((name) => name === topic);
  return known ? text(`contact.topic.${known}`) : isolated(topic);
}

/** First strong isolate and its end: what stands between them orders itself alone. */
function isolated(words: string): string {
  return `\u2068${words}\u2069`;
}
