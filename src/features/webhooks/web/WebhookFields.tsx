import { Switch, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { WEBHOOK_EVENTS, type WebhookEvent, type WebhookKind } from "#domain/webhookEvents.ts";
import { useText } from "#language/useText.ts";
import { FieldGroup } from "#ui/form/FieldGroup.tsx";
import { Choices } from "#ui/list/Choices.tsx";
import { eventKey } from "./eventKey.ts";
import { webhooksQuery } from "./webhookQueries.ts";
import style from "./Webhooks.module.css";

interface WebhookFieldsProps {
  readonly kind: WebhookKind;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly pictures: boolean;
  readonly wrong: Readonly<Record<string, string | undefined>>;
  readonly onUrl: (url: string) => void;
  readonly onEvents: (events: readonly WebhookEvent[]) => void;
  readonly onPictures: (pictures: boolean) => void;
}

/** Where a webhook leads, what it tells of, and whether a chat sees the chart. */
export function WebhookFields(props: WebhookFieldsProps) {
  const { kind, url, events, pictures, wrong, onUrl, onEvents, onPictures } = props;
  const text = useText();
  const { data: known } = useQuery(webhooksQuery());
  const isWithinReach = known?.picturesWithinReach ?? false;
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
      {kind !== "signed" && (
        <Switch
          label={text("webhooks.pictures")}
          description={text(isWithinReach ? "webhooks.picturesHint" : "webhooks.picturesOutOfReach")}
          checked={pictures}
          disabled={!isWithinReach && !pictures}
          onChange={(event) => onPictures(event.currentTarget.checked)}
        />
      )}
    </>
  );
}
