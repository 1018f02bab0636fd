import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DetailDrawer } from "#ui/form/DetailDrawer.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import type { Words } from "#language/words/words.ts";
import type { AlertRuleItem } from "../../contract/alertSchemas.ts";
import { alertRulesQuery } from "../alertsQueries.ts";
import { removeRule, turnRule } from "../changeAlerts.ts";
import { useAlertWords } from "../useAlertWords.ts";
import { RuleDialog } from "./RuleDialog.tsx";
import style from "./Rules.module.css";
import { ruleSentence } from "./ruleSentence.ts";

interface RulesDrawerProps {
  readonly open: boolean;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

/** What the person waits for; each rule with its state and what can be done to it. */
export function RulesDrawer({ open, onNew, onClose }: RulesDrawerProps) {
  const words = useAlertWords();
  const { text } = words;
  const { data: rules, error, refetch } = useQuery(alertRulesQuery());
  const [edited, setEdited] = useState<AlertRuleItem | null>(null);
  return (
    <>
      <DetailDrawer
        open={open && edited === null}
        title={text("alerts.rules.title")}
        note={text("alerts.rules.note")}
        onClose={onClose}
        actions={
          <ActionButton tone="main" onClick={onNew}>
            {text("alerts.rules.add")}
          </ActionButton>
        }
      >
        {!rules && (error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />)}
        {rules?.length === 0 && <p>{text("alerts.rules.none")}</p>}
        <ul className={style["rules"]}>
          {rules?.map((rule) => (
            <Rule key={rule.id} rule={rule} words={words} onEdit={() => setEdited(rule)} />
          ))}
        </ul>
      </DetailDrawer>
      {edited && <RuleDialog rule={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

interface RuleProps {
  readonly rule: AlertRuleItem;
  readonly words: Words;
  readonly onEdit: () => void;
}

function Rule({ rule, words, onEdit }: RuleProps) {
  const { text } = words;
  const sentence = ruleSentence(rule.condition, words);
  return (
    <li data-paused={!rule.active || rule.paused !== null || undefined}>
      <p>{sentence}</p>
      <p className={style["state"]}>{stateOf(rule, words)}</p>
      <div className={style["actions"]}>
        <QuietButton aria-label={text("alerts.rules.editOf", { rule: sentence })} onClick={onEdit}>
          {text("alerts.rules.edit")}
        </QuietButton>
        <QuietButton
          aria-label={text(rule.active ? "alerts.rules.pauseOf" : "alerts.rules.resumeOf", { rule: sentence })}
          onClick={() => void turnRule(rule)}
        >
          {text(rule.active ? "alerts.rules.pause" : "alerts.rules.resume")}
        </QuietButton>
        <QuietButton
          aria-label={text("alerts.rules.deleteOf", { rule: sentence })}
          onClick={() => void removeRule(rule)}
        >
          {text("alerts.rules.delete")}
        </QuietButton>
      </div>
    </li>
  );
}

function stateOf({ active, paused, open, condition }: AlertRuleItem, { text }: Words): string {
  const severity = text(`alerts.severity.${condition.severity}`);
  const state = !active
    ? text("alerts.rules.paused")
    : paused === "market"
      ? text("alerts.rules.pausedMarket")
      : paused === "vertical"
        ? text("alerts.rules.pausedVertical")
        : text("alerts.rules.alerts", { count: open });
  return `${severity} · ${state}`;
}
