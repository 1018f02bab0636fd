import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import { customers } from "#features/customers/contract.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { faultText } from "#ui/form/faultText.ts";
import { FileDrop } from "#ui/form/FileDrop.tsx";
import { readText } from "#ui/form/readText.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemFaults } from "../problemFaults.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { importCoOp, undoCoOp } from "../../contract/coOp.ts";
import style from "./CoOp.module.css";

type Faults = EndpointOutput<typeof importCoOp>["faults"];

/** Takes a list of programs from a file, in place of the one before; a file with a fault changes nothing, and all of them are told. */
export function CoOpFileDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const [customer, setCustomer] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const [faults, setFaults] = useState<Faults>([]);
  const [unreadable, setUnreadable] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { data: all = [] } = useQuery({
    queryKey: ["customers", "without"],
    queryFn: async ({ signal }) => (await callApi(customers, { query: { archived: "without" }, signal })).items,
  });
  const send = async (given: File) => {
    setBusy(true);
    setUnreadable(null);
    try {
      const body = { text: await readText(given), customer: customer === "" ? null : customer };
      const answer = await callApi(importCoOp, { body });
      setFaults(answer.faults);
      if (answer.list === null) return;
      tell(answer.list, answer.programs);
      await queryClient.invalidateQueries({ queryKey: ["co-op-programs"] });
      onClose();
    } catch (reason) {
      const told = problemFaults(reason, text);
      if (told === null) toastProblem(reason);
      else setUnreadable(told);
    } finally {
      setBusy(false);
    }
  };
  return (
    <TaskDialog
      title={text("sellingAids.coop.import.title")}
      onClose={onClose}
      foot={
        <>
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton tone="main" busy={busy} disabled={!file} onClick={() => file && void send(file)}>
            {text("sellingAids.coop.import.take")}
          </ActionButton>
        </>
      }
    >
      <div className={style["form"]}>
        <p>{text("sellingAids.coop.import.how")}</p>
        <NativeSelect
          label={text("sellingAids.coop.whose")}
          value={customer}
          data={[
            { value: "", label: text("sellingAids.coop.of.all") },
            ...all.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => setCustomer(event.currentTarget.value)}
        />
        <FileDrop
          label={file?.name ?? text("sellingAids.coop.import.drop")}
          accept=".csv,text/csv"
          onFile={(given) => {
            setFaults([]);
            setUnreadable(null);
            setFile(given);
          }}
        />
        {unreadable !== null && <p role="alert">{text("sellingAids.coop.import.unreadable", { why: unreadable })}</p>}
        {faults.length > 0 && <FaultList faults={faults} />}
      </div>
    </TaskDialog>
  );
}

function FaultList({ faults }: { readonly faults: Faults }) {
  const text = useText();
  const formats = useFormats();
  return (
    <div role="alert">
      <p>{text("sellingAids.coop.import.faults", { count: faults.length, number: formats.count(faults.length) })}</p>
      <ul className={style["faults"]}>
        {faults.map((fault) => (
          <li key={`${fault.line} ${fault.column} ${fault.code}`}>
            {text("sellingAids.coop.import.fault", {
              line: formats.count(fault.line),
              column: fault.column,
              fault: faultText(fault, text),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Says what was taken, and offers to take it back. */
function tell(list: string, programs: number): void {
  addToast((text) => text("sellingAids.coop.import.done", { count: programs, number: String(programs) }), {
    type: "success",
    action: {
      label: (text) => text("callList.undo"),
      run: () =>
        void callApi(undoCoOp, { params: { list } })
          .catch(toastProblem)
          .then(() => queryClient.invalidateQueries({ queryKey: ["co-op-programs"] })),
    },
  });
}
