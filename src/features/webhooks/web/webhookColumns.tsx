import type { TFunction } from "i18next";
import { WEBHOOK_EVENTS, WEBHOOK_KINDS } from "#domain/webhookEvents.ts";
import type { ListColumn } from "#ui/list/listColumn.ts";
import type { WebhookRecord } from "../contract.ts";
import { eventKey } from "./eventKey.ts";
import style from "./Webhooks.module.css";

/** What the list of webhooks shows. */
export function webhookColumns(text: TFunction): readonly ListColumn<WebhookRecord>[] {
  return [
    {
      key: "url",
      head: text("webhooks.url"),
      kind: "text",
      value: ({ url }) => url,
      cell: ({ url }) => <bdi className={style["url"]}>{url}</bdi>,
      width: 300,
      fixed: true,
      narrow: "lead",
    },
    {
      key: "kind",
      head: text("webhooks.kind"),
      kind: "choice",
      value: ({ kind }) => kind,
      options: WEBHOOK_KINDS.map((value) => ({ value, label: text(`webhooks.kinds.${value}`) })),
      width: 110,
    },
    {
      key: "customer",
      head: text("webhooks.customer"),
      kind: "text",
      value: ({ customer }) => customer.name,
      width: 160,
      narrow: "note",
    },
    {
      key: "events",
      head: text("webhooks.events"),
      kind: "choice",
      value: ({ events }) => events,
      options: WEBHOOK_EVENTS.map((value) => ({ value, label: text(`webhooks.event.${eventKey(value)}`) })),
      width: 220,
    },
    {
      key: "state",
      head: text("webhooks.state"),
      kind: "choice",
      value: ({ state }) => state,
      cell: ({ state }) => (
        <span className={style["state"]} data-state={state}>
          {text(`webhooks.states.${state}`)}
        </span>
      ),
      options: (["active", "paused"] as const).map((value) => ({ value, label: text(`webhooks.states.${value}`) })),
      width: 110,
      narrow: "end",
    },
    {
      key: "last",
      head: text("webhooks.last"),
      kind: "choice",
      value: ({ last }) => last,
      cell: ({ last }) =>
        last && (
          <span className={style["state"]} data-state={last}>
            {text(`webhooks.sent.${last}`)}
          </span>
        ),
      options: (["waiting", "delivered", "failed"] as const).map((value) => ({
        value,
        label: text(`webhooks.sent.${value}`),
      })),
      width: 130,
    },
    { key: "lastAt", head: text("webhooks.lastAt"), kind: "date", value: ({ lastAt }) => lastAt, width: 120 },
  ];
}
