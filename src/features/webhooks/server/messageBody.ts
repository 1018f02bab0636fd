import type { TFunction } from "i18next";
import { z } from "zod";
import { LOCALES } from "#domain/taxonomy/name.ts";
import { TEST_EVENT, type WebhookData, type WebhookKind } from "#domain/webhookEvents.ts";
import { textIn } from "#language/words/textIn.ts";
import { pageLink, type Site } from "#platform/identity/site.ts";
import type { ChartPicture } from "./chartPicture.ts";

export interface EventMessage {
  /** The same wherever and how often it is sent. */
  readonly id: string;
  readonly event: string;
  /** When it happened, as an ISO instant. */
  readonly at: string;
  readonly data: WebhookData;
}

/** Where a message goes. */
export interface Receiver {
  readonly id: number;
  readonly kind: WebhookKind;
  /** Of whoever made the webhook: its chat reads that language. Null is English. */
  readonly language: string | null;
}

/** A message as its receiver takes it, as JSON; a chat shows the picture. */
export async function messageBody(
  { kind, language }: Receiver,
  message: EventMessage,
  site: Site,
  picture: ChartPicture | null = null,
): Promise<string> {
  const { id, event, at, data } = message;
  if (kind === "signed") return JSON.stringify({ id, type: event, timestamp: at, data });
  const text = await textIn(LOCALES.find((known) => known === language) ?? "en-US");
  const words = chatWords(text, message, site);
  return JSON.stringify(kind === "slack" ? slackMessage(words, site, picture) : teamsMessage(words, site, picture));
}

interface ChatWords {
  readonly says: string;
  readonly link: string;
  readonly open: string;
}

/** What a chat is told in words: that something happened and where to look. No figure is in them: a chat has no rights. */
function chatWords(text: TFunction, { event, data }: EventMessage, site: Site): ChatWords {
  const open = text("webhooks.chat.open", { product: site.product });
  const name = (value: unknown) => (typeof value === "string" ? value : "");
  if (event === "alert.raised") {
    const link = pageLink(site, name(data["link"]).replace(/^\//, ""));
    return { says: text("webhooks.chat.alerts", { count: Number(data["alerts"]) }), link, open };
  }
  if (event === "revision.published") {
    const key = data["sample"] === true ? "webhooks.chat.sampleRevision" : "webhooks.chat.revision";
    return { says: text(key, { label: name(data["label"]) }), link: pageLink(site, "releases"), open };
  }
  if (event === TEST_EVENT)
    return { says: text("webhooks.chat.test", { by: name(data["by"]) }), link: pageLink(site, ""), open };
  return {
    says: text("webhooks.chat.importFailed", { file: name(data["file"]) }),
    link: pageLink(site, "administration/imports"),
    open,
  };
}

/** An incoming webhook of Slack: `text` is what notices show, blocks are what the channel shows. Three letters have to be written otherwise. */
function slackMessage({ says, link, open }: ChatWords, { product }: Site, picture: ChartPicture | null): object {
  const plain = (words: string) => words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const section = `*${plain(product)}*\n${plain(says)}\n<${link}|${plain(open)}>`;
  const words = { type: "section", text: { type: "mrkdwn", text: section } };
  const shown = picture ? [{ type: "image", image_url: picture.address, alt_text: picture.alt }] : [];
  return { text: plain(`${product}: ${says}`), blocks: [words, ...shown] };
}

/** A workflow of Teams that posts the card it is sent. Its words know some Markdown, which names must not become. */
function teamsMessage({ says, link, open }: ChatWords, { product }: Site, picture: ChartPicture | null): object {
  const plain = (words: string) => words.replace(/[\\*_[\]()~`#]/g, "\\$&");
  const content = {
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    type: "AdaptiveCard",
    version: "1.4",
    body: [
      { type: "TextBlock", text: plain(product), weight: "Bolder", wrap: true },
      { type: "TextBlock", text: plain(says), wrap: true },
      ...(picture ? [{ type: "Image", url: picture.address, altText: picture.alt, size: "stretch" }] : []),
    ],
    actions: [{ type: "Action.OpenUrl", title: open, url: link }],
  };
  const attachment = { contentType: "application/vnd.microsoft.card.adaptive", contentUrl: null, content };
  return { type: "message", attachments: [attachment] };
}

const blockOf = z.looseObject({ type: z.string() });
const slackForm = z.looseObject({ blocks: z.array(blockOf) });
const teamsForm = z.looseObject({
  attachments: z.array(z.looseObject({ content: z.looseObject({ body: z.array(blockOf) }) })),
});

/** A message to a chat without its picture: one that cannot be fetched must not cost the words. */
export function withoutPicture(kind: WebhookKind, body: string): string {
  if (kind === "signed") return body;
  const hasNone = ({ type }: z.output<typeof blockOf>) => type.toLowerCase() !== "image";
  const read: unknown = JSON.parse(body);
  if (kind === "slack") {
    const message = slackForm.parse(read);
    return JSON.stringify({ ...message, blocks: message.blocks.filter(hasNone) });
  }
  const message = teamsForm.parse(read);
  const attachments = message.attachments.map((one) => ({
    ...one,
    content: { ...one.content, body: one.content.body.filter(hasNone) },
  }));
  return JSON.stringify({ ...message, attachments });
}
