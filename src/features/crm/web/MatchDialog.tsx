import { Radio } from "@mantine/core";
import { useState } from "react";
import { CRM_NAMES, type CrmKind } from "#domain/crm/crm.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { type CrmCompany, matchCrm } from "../contract.ts";
import style from "./Crm.module.css";
import { SettleDialog } from "./SettleDialog.tsx";

interface MatchDialogProps {
  readonly item: CrmCompany;
  readonly name: string;
  readonly kind: CrmKind;
  readonly onClose: () => void;
}

const NEW = "new";

/** Those that are there already, so that no second one is made of the same company. */
export function MatchDialog({ item: { company, matches }, name, kind, onClose }: MatchDialogProps) {
  const text = useText();
  const crm = CRM_NAMES[kind];
  const [chosen, setChosen] = useState(matches[0]?.record ?? NEW);
  const send = () => callApi(matchCrm, { params: { company }, body: { record: chosen === NEW ? null : chosen } });
  return (
    <SettleDialog
      title={text("crm.match.title", { name })}
      hint={text("crm.match.hint", { crm })}
      send={send}
      onClose={onClose}
    >
      <Radio.Group label={text("crm.match.label", { crm })} value={chosen} onChange={setChosen}>
        <div className={style["choices"]}>
          {matches.map(({ record, name: there, website, city }) => (
            <Radio
              key={record}
              value={record}
              label={there}
              description={[website, city, record].filter(Boolean).join(" · ")}
            />
          ))}
          <Radio value={NEW} label={text("crm.match.new")} />
        </div>
      </Radio.Group>
    </SettleDialog>
  );
}
