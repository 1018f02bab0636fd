import { useState } from "react";
import { CRM_NAMES, type CrmKind } from "#domain/crm/crm.ts";
import type { PulledField } from "#domain/crm/settlePulled.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import { chooseCrmDeal, type CrmDealItem } from "../../contract/deals.ts";
import style from "../Crm.module.css";
import { SettleDialog } from "../SettleDialog.tsx";
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
  const [choices, setChoices] = useState<{ readonly [Field in PulledField]?: "ours" | "theirs" }>({});
  const conflicts = fields.filter(({ verdict }) => verdict === "conflict");
  const send = () => {
    const all = conflicts.map(({ field }) => [field, choices[field] ?? "ours"] as const);
    return callApi(chooseCrmDeal, { params: { deal: id }, body: { choices: Object.fromEntries(all) } });
  };
  return (
    <SettleDialog
      title={text("crm.chooseTitle", { name: company })}
      hint={text("crm.deals.conflictHint")}
      send={send}
      onClose={onClose}
    >
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
    </SettleDialog>
  );
}
