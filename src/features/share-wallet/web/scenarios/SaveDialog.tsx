import { Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { useLocation } from "react-router";
import { DialogFrame } from "#ui/form/DialogFrame.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { LONGEST_NOTE, LONGEST_SCENARIO_NAME } from "../../contract/scenarios.ts";
import type { ShareSpending } from "#reports/parts/wallet/shareSpending.ts";
import { focusName, ownName } from "#reports/parts/wallet/walletWords.ts";
import { keepScenario } from "./changeScenarios.ts";
import { scenarioPath } from "./scenarioPath.ts";
import style from "./Scenarios.module.css";

interface SaveDialogProps {
  readonly asked: ShareSpending;
  readonly onClose: () => void;
}

/** Gives what is shown a name and a note. */
export default function SaveDialog({ asked, onClose }: SaveDialogProps) {
  const { spending, question } = asked;
  const { words, revision } = spending;
  const { text, formats } = words;
  const location = useLocation();
  const form = useId();
  const [name, setName] = useState(() =>
    text("scenarios.proposed", {
      own: ownName(asked, words),
      focus: focusName(question.focus, spending.market.id, words),
      year: formats.year(spending.view.year),
    }).slice(0, LONGEST_SCENARIO_NAME),
  );
  const [note, setNote] = useState("");
  const [shared, setShared] = useState(false);
  const [busy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const path = scenarioPath(asked, location);
    const kept = await keepScenario({ name: name.trim(), note, path, revision: revision.id, shared });
    setBusy(false);
    if (!kept) return;
    addToast((say) => say("scenarios.saved", { name: name.trim() }), { type: "success" });
    onClose();
  };

  return (
    <DialogFrame
      open
      title={text("scenarios.saveTitle")}
      width={480}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("scenarios.cancel")}</ActionButton>
          <ActionButton tone="main" type="submit" form={form} busy={busy} disabled={name.trim() === ""}>
            {text("scenarios.save")}
          </ActionButton>
        </>
      }
    >
      <form id={form} className={style["form"]} onSubmit={(event) => void save(event)}>
        <p>{text("scenarios.saveHow")}</p>
        <TextInput
          data-autofocus
          label={text("scenarios.name")}
          maxLength={LONGEST_SCENARIO_NAME}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Textarea
          label={text("scenarios.note")}
          maxLength={LONGEST_NOTE}
          autosize
          minRows={2}
          maxRows={8}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Toggle label={text("scenarios.share")} checked={shared} onChange={setShared} />
      </form>
    </DialogFrame>
  );
}
