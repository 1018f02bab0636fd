import { IconX } from "@tabler/icons-react";
import { ALERT_KINDS, ALERT_SEVERITIES } from "#domain/alerts/alertRule.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { Sparkline } from "#ui/figures/Sparkline.tsx";
import type { ListColumn } from "#ui/list/listColumn.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { alertAmount, alertMovement, alertSentence } from "#language/words/alertSentence.ts";
import type { Words } from "#language/words/words.ts";
import type { AlertItem } from "../../contract/alertSchemas.ts";
import { verticalOfAlert } from "../../contract/alertsTable.ts";
import { dismiss } from "../changeAlerts.ts";
import style from "./DataAlerts.module.css";

/** What is shown of an alert, and by what alerts are searched. */
export function alertColumns(words: Words, items: readonly AlertItem[]): readonly ListColumn<AlertItem>[] {
  const { text, formats } = words;
  const markets = new Map(items.map(({ facts }) => [facts.market, words.market(facts.market)]));
  return [
    {
      key: "raisedAt",
      head: text("alerts.column.raisedAt"),
      kind: "date",
      value: ({ raisedAt }) => raisedAt,
      width: 112,
      narrow: "note",
    },
    {
      key: "severity",
      head: text("alerts.column.severity"),
      kind: "choice",
      value: ({ severity }) => severity,
      options: ALERT_SEVERITIES.toReversed().map((value) => ({ value, label: text(`alerts.severity.${value}`) })),
      cell: ({ severity }) => (
        <span className={style["severity"]} data-severity={severity}>
          {text(`alerts.severity.${severity}`)}
        </span>
      ),
      width: 150,
      narrow: "note",
    },
    {
      key: "sentence",
      head: text("alerts.column.sentence"),
      kind: "text",
      value: ({ facts }) => alertSentence(facts, words),
      cell: ({ facts, read }) => (
        <span className={style["sentence"]} data-unread={!read || undefined}>
          {!read && <span className={style["dot"]} role="img" aria-label={text("alerts.unread")} />}
          <bdi>{alertSentence(facts, words)}</bdi>
        </span>
      ),
      width: 350,
      fixed: true,
      wraps: true,
      narrow: "lead",
    },
    {
      key: "change",
      head: text("alerts.column.change"),
      kind: "text",
      value: ({ facts }) => alertMovement(facts, words),
      width: 96,
    },
    {
      key: "values",
      head: text("alerts.column.values"),
      kind: "text",
      value: ({ facts }) =>
        text("alerts.values", {
          before: alertAmount(facts, facts.before, words),
          after: alertAmount(facts, facts.after, words),
        }),
      width: 168,
      wraps: true,
    },
    {
      key: "course",
      head: text("alerts.column.course"),
      kind: "text",
      value: () => null,
      cell: ({ facts }) => (
        <span className={style["spark"]}>
          <Sparkline values={facts.spark} at={facts.sparkAt} />
        </span>
      ),
      width: 96,
    },
    {
      key: "kind",
      head: text("alerts.column.kind"),
      kind: "choice",
      value: ({ facts }) => facts.kind,
      options: ALERT_KINDS.map((value) => ({ value, label: text(`alerts.kind.${value}`) })),
      width: 150,
      hidden: true,
    },
    {
      key: "vertical",
      head: text("alerts.column.vertical"),
      kind: "choice",
      value: verticalOfAlert,
      options: VERTICALS.map(({ id, names }) => ({ value: id, label: formats.name(names) })),
      width: 140,
      wraps: true,
    },
    {
      key: "market",
      head: text("alerts.column.market"),
      kind: "choice",
      value: ({ facts }) => facts.market,
      options: [...markets]
        .map(([value, label]) => ({ value, label }))
        .toSorted((a, b) => formats.compare(a.label, b.label)),
      width: 106,
    },
    {
      key: "state",
      head: text("alerts.column.state"),
      kind: "choice",
      value: ({ read, dismissed }) => (dismissed ? "dismissed" : read ? "read" : "unread"),
      options: (["unread", "read", "dismissed"] as const).map((value) => ({
        value,
        label: text(`alerts.state.${value}`),
      })),
      width: 96,
      hidden: true,
    },
    {
      key: "dismiss",
      head: text("alerts.column.dismiss"),
      kind: "text",
      value: () => null,
      cell: (item) =>
        item.dismissed ? null : (
          <QuietButton
            className={style["dismiss"]}
            aria-label={text("alerts.action.dismissOne", { sentence: alertSentence(item.facts, words) })}
            title={text("alerts.action.dismiss")}
            onClick={() => void dismiss([item])}
          >
            <IconX size={16} aria-hidden="true" />
          </QuietButton>
        ),
      width: 100,
    },
  ];
}
