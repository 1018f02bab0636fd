import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CRM_NAMES, type CrmKind } from "#domain/crm/crm.ts";
import type { PulledField } from "#domain/crm/settlePulled.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Segmented } from "#ui/look/Segmented.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { chooseCrmDeal, type CrmDealItem } from "../../contract/deals.ts";
import style from "../Crm.module.css";
import { CRM } from "../crmQueries.ts";
import { useDealWords } from "./useDealWords.ts";

interface DealChoiceProps {
  readonly item: CrmDealItem;
  readonly kind: CrmKind;
  readonly onClose: () => void;
}

/** Both sides of each conflict beside one another; the call stays as it is unless somebody says otherwise. */
export function DealChoiceDialog({ item: { id, company, fields }, kind, onClose }: DealChoiceProps) {
  const text = useText();
  const words = useDealWords();
  const queries = useQueryClient();
  const [choices, setChoices] = useState<{ readonly [Field in PulledField]?: "ours" | "theirs" }>({});
  const conflicts = fields.filter(({ verdict }) => verdict === "conflict");
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const all = conflicts.map(({ field }) => [field, choices[field] ?? "ours"] as const);
      return callApi(chooseCrmDeal, { params: { deal: id }, body: { choices: Object.fromEntries(all) } });
    },
    onSuccess: onClose,
    onError: (reason) => void toastProblem(reason),
    onSettled: () => queries.invalidateQueries({ queryKey: [CRM] }),
  });
  return (
    <TaskDialog
      title={text("crm.chooseTitle", { name: company })}
      held={isPending}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton tone="main" busy={isPending} onClick={() => mutate()}>
            {text("crm.take")}
          </ActionButton>
        </>
      }
    >
      <p className={style["note"]}>{text("crm.deals.conflictHint")}</p>
      {conflicts.map(({ field, ours, theirs }) => (
        <div key={field} className={style["field"]}>
          <span>{text(`crm.deals.field.${field}`)}</span>
          <Segmented
            label={text(`crm.deals.field.${field}`)}
            options={[
              { value: "ours", label: text("crm.deals.call", { value: words(field, ours) }) },
              { value: "theirs", label: text("crm.theirs", { crm: CRM_NAMES[kind], value: words(field, theirs) }) },
            ]}
            value={choices[field] ?? "ours"}
            onChange={(side) => setChoices({ ...choices, [field]: side })}
          />
        </div>
      ))}
    </TaskDialog>
  );
}
