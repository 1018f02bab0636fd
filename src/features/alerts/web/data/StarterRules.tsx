import { useMutation } from "@tanstack/react-query";
import type { AlertCondition } from "#domain/alerts/alertRule.ts";
import { STARTER_RULES } from "#domain/alerts/starterRules.ts";
import { callApi } from "#ui/api/callApi.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { addAlertRule } from "../../contract.ts";
import { loadAnew } from "../changeAlerts.ts";
import { ruleSentence } from "../rules/ruleSentence.ts";
import { useAlertWords } from "../useAlertWords.ts";
import style from "./DataAlerts.module.css";

/** Nobody starts with a blank page: rules that any seller can use, each told as a sentence. */
export function StarterRules({ onNew }: { readonly onNew: () => void }) {
  const words = useAlertWords();
  const { text } = words;
  const take = useMutation({
    mutationFn: async (conditions: readonly AlertCondition[]) => {
      let raised = 0;
      for (const condition of conditions) raised += (await callApi(addAlertRule, { body: { condition } })).raised;
      return { raised, several: conditions.length > 1 };
    },
    onSuccess: ({ raised, several }) =>
      addToast(text(several ? "alerts.starter.all" : "alerts.starter.taken", { count: raised }), { type: "success" }),
    onError: (reason) => toastProblem(reason),
    onSettled: loadAnew,
  });

  return (
    <section className={style["first"]} data-tour="starterRules" aria-label={text("alerts.starter.title")}>
      <h2>{text("alerts.empty.first")}</h2>
      <p>{text("alerts.empty.firstHint")}</p>
      <ul className={style["starters"]}>
        {STARTER_RULES.map((condition) => {
          const sentence = ruleSentence(condition, words);
          return (
            <li key={sentence}>
              <span>{sentence}</span>
              <ActionButton
                busy={take.isPending}
                aria-label={`${text("alerts.starter.take")}: ${sentence}`}
                onClick={() => take.mutate([condition])}
              >
                {text("alerts.starter.take")}
              </ActionButton>
            </li>
          );
        })}
      </ul>
      <div className={style["foot"]}>
        <ActionButton tone="main" busy={take.isPending} onClick={() => take.mutate(STARTER_RULES)}>
          {text("alerts.starter.takeAll")}
        </ActionButton>
        <ActionButton onClick={onNew}>{text("alerts.rules.add")}</ActionButton>
      </div>
    </section>
  );
}
