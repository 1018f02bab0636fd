import { NativeSelect, Textarea } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { z } from "zod";
import { CONTACT_TOPICS } from "#domain/contactTopics.ts";
import { type Locale, LOCALES } from "#domain/taxonomy/name.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { keepInTab, recallInTab } from "#ui/state/tabMemory.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { LONGEST_MESSAGE, sendContactMessage } from "../contract.ts";
import { ABOUT_PARTS, aboutMessage, type AboutMessage, topicOf } from "./aboutMessage.ts";
import type { AttachedFile } from "./attachedFile.ts";
import { AttachmentField } from "./AttachmentField.tsx";
import { Block } from "./Block.tsx";
import style from "./ContactForm.module.css";
import { contactMessagesQuery } from "./contactQueries.ts";
import { LANGUAGE_NAMES } from "./languageNames.ts";
import { useMarketName } from "./useMarketName.ts";

/** A message to the account team. What the address tells of the matter goes along unless it is taken out. */
export function ContactForm({ search }: { readonly search: URLSearchParams }) {
  const text = useText();
  const { locale } = useFormats();
  const [topic, setTopic] = useState(topicOf(search));
  const [about, setAbout] = useState(aboutMessage(search));
  const [message, setMessage] = useState(() => readDraft());
  const [language, setLanguage] = useState<Locale>(locale);
  const [attachment, setAttachment] = useState<AttachedFile | null>(null);
  const [missing, setMissing] = useState(false);

  const { send, waits, busy } = useSending(() => {
    setMessage("");
    keepDraft("");
    setAbout({});
    setAttachment(null);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = message.trim() === "";
    setMissing(empty);
    if (!empty) send({ topic, ...about, message, language, ...(attachment && { attachment }) });
  };

  return (
    <Block title={text("contact.form.title")}>
      <form className={style["form"]} onSubmit={submit} noValidate data-testid="contact-form">
        <NativeSelect
          label={text("contact.form.topic")}
          value={topic}
          onChange={({ currentTarget: { value } }) =>
            setTopic(CONTACT_TOPICS.find((known) => known === value) ?? topic)
          }
          data={CONTACT_TOPICS.map((value) => ({ value, label: text(`contact.topic.${value}`) }))}
        />
        <AboutParts about={about} onChange={setAbout} />
        <Textarea
          label={text("contact.form.message")}
          description={text("contact.form.messageHint")}
          classNames={{ description: style["hint"] ?? "" }}
          autosize
          minRows={5}
          maxRows={16}
          maxLength={LONGEST_MESSAGE}
          value={message}
          error={missing && message.trim() === "" && text("contact.form.empty")}
          onChange={({ currentTarget: { value } }) => {
            setMessage(value);
            keepDraft(value);
          }}
        />
        <p className={style["count"]}>
          {text("contact.form.characters", { used: message.length, most: LONGEST_MESSAGE })}
        </p>
        <AttachmentField attachment={attachment} onChange={setAttachment} />
        <NativeSelect
          label={text("contact.form.language")}
          value={language}
          onChange={({ currentTarget: { value } }) => setLanguage(LOCALES.find((known) => known === value) ?? language)}
          data={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        {waits && (
          <p className={style["wait"]} role="alert">
            {text("contact.form.wait")}
          </p>
        )}
        <div>
          <ActionButton type="submit" tone="main" busy={busy}>
            {text("contact.form.send")}
          </ActionButton>
        </div>
      </form>
    </Block>
  );
}

/** Sends messages; where too many went before, the form says to wait. */
function useSending(onSent: () => void) {
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: z.input<(typeof sendContactMessage)["body"]>) => callApi(sendContactMessage, { body }),
    onSuccess: () => {
      addToast((words) => words("contact.form.sent"), {
        type: "success",
        detail: (words) => words("contact.form.sentDetail"),
      });
      onSent();
      return queryClient.invalidateQueries(contactMessagesQuery());
    },
    onError: (reason) => {
      if (problemCode(reason) !== "too-many-requests") toastProblem(reason);
    },
  });
  return { send: mutate, waits: error !== null && problemCode(error) === "too-many-requests", busy: isPending };
}

interface AboutPartsProps {
  readonly about: AboutMessage;
  readonly onChange: (about: AboutMessage) => void;
}

/** What goes along with a message, each part to be taken out. */
function AboutParts({ about, onChange }: AboutPartsProps) {
  const text = useText();
  const marketName = useMarketName();
  const parts = ABOUT_PARTS.flatMap((part) => {
    const value = about[part];
    return value === undefined ? [] : [{ part, value: part === "market" ? marketName(value) : value }];
  });
  if (parts.length === 0) return null;

  return (
    <div>
      <p className={style["lead"]}>{text("contact.form.about")}</p>
      <dl className={style["parts"]}>
        {parts.map(({ part, value }) => (
          <div key={part} className={style["part"]}>
            <dt>{text(`contact.form.${part}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
            <dd>
              <button
                type="button"
                aria-label={text("contact.form.remove", { what: text(`contact.form.${part}`) })}
                onClick={() => onChange({ ...about, [part]: undefined })}
              >
                <IconX size={14} stroke={1.8} aria-hidden="true" />
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const NAME = "contact-draft";

/** A message typed but not sent, kept by the tab over a reload or a new sign-in. */
function readDraft(): string {
  const kept = recallInTab(NAME);
  return typeof kept === "string" ? kept : "";
}

function keepDraft(message: string): void {
  keepInTab(NAME, message === "" ? null : message);
}
