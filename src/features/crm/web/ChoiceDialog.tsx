import { useState } from "react";
import { CRM_NAMES, type CrmKind, type SentField } from "#domain/crm/crm.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import { type CrmCompany, settleCrm } from "../contract.ts";
import style from "./Crm.module.css";
import { SettleDialog } from "./SettleDialog.tsx";

interface ChoiceDialogProps {
  readonly item: CrmCompany;
  readonly name: string;
  readonly kind: CrmKind;
  readonly onClose: () => void;
}

/** Both sides of each conflict beside one another; what stands there stays unless somebody says otherwise. */
export function ChoiceDialog({ item: { company, conflicts }, name, kind, onClose }: ChoiceDialogProps) {
  const text = useText();
  const crm = CRM_NAMES[kind];
  const [choices, setChoices] = useState<{ readonly [Field in SentField]?: "ours" | "theirs" }>({});
  const send = () => {
    const all = conflicts.map(({ field }) => [field, choices[field] ?? "theirs"] as const);
    return callApi(settleCrm, { params: { company }, body: { choices: Object.fromEntries(all) } });
  };
  return (
    <SettleDialog
      title={text("crm.chooseTitle", { name })}
      hint={text("crm.conflictHint")}
      send={send}
      onClose={onClose}
    >
      {conflicts.map(({ field, ours, theirs }) => (
        <div key={field} className={style["field"]}>
          <span>{text(`crm.field.${field}`)}</span>
          <Segmented
            label={text(`crm.field.${field}`)}
            options={[
              { value: "theirs", label: text("crm.theirs", { crm, value: theirs ?? text("crm.empty") }) },
              { value: "ours", label: text("crm.ours", { value: ours ?? text("crm.empty") }) },
            ]}
            value={choices[field] ?? "theirs"}
            onChange={(side) => setChoices({ ...choices, [field]: side })}
          />
        </div>
      ))}
    </SettleDialog>
  );
}
