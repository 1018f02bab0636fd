import { TextInput } from "@mantine/core";
import { WEBHOOK_EVENTS, type WebhookEvent } from "#domain/webhookEvents.ts";
import { useText } from "#language/useText.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { Choices } from "#ui/list/Choices.tsx";
import { eventKey } from "./eventKey.ts";
import style from "./Webhooks.module.css";

interface WebhookFieldsProps {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly wrong: Readonly<Record<string, string | undefined>>;
  readonly onUrl: (url: string) => void;
  readonly onEvents: (events: readonly WebhookEvent[]) => void;
}

/** Where a webhook leads and what it tells of. */
export function WebhookFields({ url, events, wrong, onUrl, onEvents }: WebhookFieldsProps) {
  const text = useText();
  return (
    <>
      <TextInput
        type="url"
        label={text("webhooks.url")}
        description={text("webhooks.urlHint")}
        data-autofocus
        required
        maxLength={500}
        value={url}
        error={wrong["url"] && text("webhooks.fault.url")}
        onChange={(event) => onUrl(event.currentTarget.value)}
      />
      <FieldGroup
        label={text("webhooks.events")}
        error={wrong["events"] && text(events.length > 0 ? "webhooks.fault.own" : "webhooks.fault.events")}
      >
        <Choices
          label={text("webhooks.events")}
          options={WEBHOOK_EVENTS.map((value) => ({ value, label: text(`webhooks.event.${eventKey(value)}`) }))}
          chosen={events}
          onChange={(chosen) => onEvents(WEBHOOK_EVENTS.filter((event) => chosen.includes(event)))}
        />
        <p className={style["note"]}>{text("webhooks.ownHint")}</p>
      </FieldGroup>
    </>
  );
}
