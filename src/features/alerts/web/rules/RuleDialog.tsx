import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { THRESHOLDS } from "#domain/alerts/alertRule.ts";
import { callApi } from "#ui/api/callApi.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { addAlertRule, changeAlertRule } from "../../contract.ts";
import type { AlertRuleItem } from "../../contract/alertSchemas.ts";
import { loadAnew } from "../changeAlerts.ts";
import { useAlertWords } from "../useAlertWords.ts";
import { RuleForm } from "./RuleForm.tsx";
import { RulePreview } from "./RulePreview.tsx";
import style from "./Rules.module.css";
import { NEW_CONDITION } from "./ruleOptions.ts";
import { ruleSentence } from "./ruleSentence.ts";

interface RuleDialogProps {
  /** Null makes a new one. */
  readonly rule: AlertRuleItem | null;
  readonly onClose: () => void;
}

/** Makes or changes a rule: its sentence, its parts, and what it would tell today. */
export function RuleDialog({ rule, onClose }: RuleDialogProps) {
  const words = useAlertWords();
  const { text } = words;
  const [condition, setCondition] = useState(rule?.condition ?? NEW_CONDITION);
  const { from, to } = THRESHOLDS[condition.kind];
  const valid = condition.threshold >= from && condition.threshold <= to;
  const save = useMutation({
    mutationFn: async () => {
      if (!rule) return (await callApi(addAlertRule, { body: { condition } })).raised;
      await callApi(changeAlertRule, { params: { rule: rule.id }, body: { version: rule.version, condition } });
      return null;
    },
    onSuccess: (raised) => {
      addToast(raised === null ? text("alerts.rule.saved") : text("alerts.starter.taken", { count: raised }), {
        type: "success",
      });
      onClose();
    },
    onError: toastProblem,
    onSettled: loadAnew,
  });

  return (
    <TaskDialog
      title={text(rule ? "alerts.rule.edit" : "alerts.rule.new")}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton tone="main" busy={save.isPending} disabled={!valid} onClick={() => save.mutate()}>
            {text(rule ? "alerts.rule.save" : "alerts.rule.create")}
          </ActionButton>
        </>
      }
    >
      <p className={style["sentence"]} aria-live="polite">
        {valid ? ruleSentence(condition, words) : "…"}
      </p>
      <RuleForm condition={condition} words={words} valid={valid} onChange={setCondition} />
      {valid && <RulePreview condition={condition} words={words} />}
    </TaskDialog>
  );
}
