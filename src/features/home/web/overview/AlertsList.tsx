import { useQuery } from "@tanstack/react-query";
import { ALERT_SEVERITIES } from "#domain/alerts/alertRule.ts";
import { markAlert } from "#features/alerts/contract.ts";
import type { AlertItem } from "#features/alerts/contract/alertSchemas.ts";
import { callApi } from "#ui/api/callApi.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { alertsQuery } from "#ui/queries/alertsQuery.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { alertSentence } from "#language/words/alertSentence.ts";
import type { Words } from "#language/words/words.ts";
import { HomeList } from "./HomeList.tsx";

const SHOWN = 3;
const ALERTS = "/market-reports/vertical-alerts";

/** The alerts that wait to be read, the most urgent first; each leads to the figure that it tells of. */
export default function AlertsList({ words }: { readonly words: Words }) {
  const { text, formats } = words;
  const { data, isPending } = useQuery(alertsQuery());
  const alerts = data ?? [];
  const unread = alerts
    .filter(({ read, dismissed }) => !read && !dismissed)
    .toSorted((a, b) => ALERT_SEVERITIES.indexOf(b.severity) - ALERT_SEVERITIES.indexOf(a.severity));
  const items = unread.slice(0, SHOWN).map((alert) => ({
    id: alert.id,
    path: alert.path,
    name: alertSentence(alert.facts, words),
    detail: text(`alerts.severity.${alert.severity}`),
    time: { at: alert.raisedAt, words: formats.date(alert.raisedAt) },
    onOpen: () => noteRead(alert),
  }));
  const more =
    unread.length > SHOWN
      ? text("home.alerts.all", { count: unread.length, shown: formats.count(unread.length) })
      : text(alerts.length > 0 ? "home.alerts.seen" : "home.alerts.begin");
  return (
    <HomeList
      title={text("home.alerts.title")}
      items={isPending ? null : items}
      none={text("home.alerts.none")}
      more={{ path: ALERTS, words: more }}
    />
  );
}

/** What is followed has been read; what is shown changes before the server has agreed. */
function noteRead({ id }: AlertItem): void {
  queryClient.setQueryData(alertsQuery().queryKey, (items) =>
    items?.map((item) => (item.id === id ? { ...item, read: true } : item)),
  );
  callApi(markAlert, { params: { alert: id }, body: { read: true } }).catch(toastProblem);
}
