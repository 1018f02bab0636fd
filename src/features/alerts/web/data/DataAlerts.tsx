import { IconBellPlus, IconChecks, IconListCheck, IconMailCog } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useAskedTask } from "#ui/address/useAskedTask.ts";
import { useText } from "#language/useText.ts";
import { alertSentence } from "#language/words/alertSentence.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { useOpened } from "#ui/list/useOpened.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { alertsQuery } from "#ui/queries/alertsQuery.ts";
import type { AlertItem } from "../../contract/alertSchemas.ts";
import { alertsTable } from "../../contract/alertsTable.ts";
import { alertRulesQuery } from "../alertsQueries.ts";
import { dismiss, mark } from "../changeAlerts.ts";
import { RuleDialog } from "../rules/RuleDialog.tsx";
import { RulesDrawer } from "../rules/RulesDrawer.tsx";
import { SubscriptionsDrawer } from "../subscriptions/SubscriptionsDrawer.tsx";
import { useAlertWords } from "../useAlertWords.ts";
import { alertColumns } from "./alertColumns.tsx";
import { AlertDrawer } from "./AlertDrawer.tsx";
import { StarterRules } from "./StarterRules.tsx";

type Task = "new" | "rules" | "subscriptions" | null;

/** What the person's rules have raised, with everything that can be done about it. The address names the alert that is open. */
export function DataAlerts() {
  const words = useAlertWords();
  const { text, formats } = words;
  const { data: alerts, error, refetch } = useQuery(alertsQuery());
  const { data: rules } = useQuery(alertRulesQuery());
  const columns = useMemo(() => alertColumns(words, alerts ?? []), [words, alerts]);
  const list = useListView(columns);
  const { opened, open, close } = useOpened();
  const [task, setTask] = useState<Task>(null);
  useAskedTask("newRule", () => setTask("new"));
  const states = list.view.filters.get("state");
  const shows = states?.kind === "choice" && states.values.includes("dismissed");
  const rows = useMemo(() => (shows ? alerts : alerts?.filter(({ dismissed }) => !dismissed)), [alerts, shows]);
  const unread = (rows ?? []).filter(({ read }) => !read);
  const alertShown = alerts?.find(({ id }) => id === opened);

  const show = (alert: AlertItem) => {
    open(alert.id);
    if (!alert.read) void mark([alert], { read: true });
  };

  const hasNone = rules?.length === 0 && alerts?.length === 0;
  return (
    <>
      {hasNone ? (
        <StarterRules onNew={() => setTask("new")} />
      ) : (
        <ListTable
          name="alerts"
          caption={text("alerts.caption")}
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          list={list}
          problem={error}
          onRetry={() => void refetch()}
          empty={{ example: "alerts", title: text("alerts.empty.title"), hint: text("alerts.empty.hint") }}
          onOpen={show}
          opened={alertShown?.id ?? null}
          isFaded={({ dismissed }) => dismissed}
          file={(shown) => alertsTable(shown, formats.locale, ({ facts }) => alertSentence(facts, words))}
          bulk={bulkActions}
          actions={
            <>
              {unread.length > 0 && (
                <ActionButton onClick={() => void mark(unread, { read: true })}>
                  <IconChecks size={16} aria-hidden="true" />
                  {text("alerts.action.markAll")}
                </ActionButton>
              )}
              <ActionButton onClick={() => setTask("subscriptions")}>
                <IconMailCog size={16} aria-hidden="true" />
                {text("alerts.subscriptions.open")}
              </ActionButton>
              <ActionButton onClick={() => setTask("rules")}>
                <IconListCheck size={16} aria-hidden="true" />
                {text("alerts.rules.open", { count: rules?.length ?? 0 })}
              </ActionButton>
              <ActionButton tone="main" onClick={() => setTask("new")}>
                <IconBellPlus size={16} aria-hidden="true" />
                {text("alerts.rules.add")}
              </ActionButton>
            </>
          }
        />
      )}
      {alertShown && <AlertDrawer alert={alertShown} words={words} onClose={close} />}
      {task === "new" && <RuleDialog rule={null} onClose={() => setTask(null)} />}
      <RulesDrawer open={task === "rules"} onNew={() => setTask("new")} onClose={() => setTask(null)} />
      <SubscriptionsDrawer open={task === "subscriptions"} onClose={() => setTask(null)} />
    </>
  );
}

const bulkActions = (chosen: readonly AlertItem[], clear: () => void) => <BulkAlerts chosen={chosen} clear={clear} />;

interface BulkAlertsProps {
  readonly chosen: readonly AlertItem[];
  readonly clear: () => void;
}

/** What can be done with several alerts at once. */
function BulkAlerts({ chosen, clear }: BulkAlertsProps) {
  const text = useText();
  const putAside = () => {
    clear();
    void dismiss(chosen);
  };
  return (
    <>
      <ActionButton onClick={() => void mark(chosen, { read: true })}>{text("alerts.action.markRead")}</ActionButton>
      <ActionButton onClick={putAside}>{text("alerts.action.dismiss")}</ActionButton>
    </>
  );
}
