import { FileButton } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type DragEvent, useState } from "react";
import { useText } from "#i18n/useText.ts";
import { ApiProblem } from "#ui/api/apiProblem.ts";
import { callApi } from "#ui/api/callApi.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { addToast } from "#ui/toast/toast.ts";
import { importCustomers } from "../../contract.ts";
import style from "../Customers.module.css";
import { Outcomes } from "./Outcomes.tsx";

/** Takes the list of customers back from a spreadsheet: a look at what would happen, then all of it or nothing. */
export function FileDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const queries = useQueryClient();
  const [file, setFile] = useState<{ readonly name: string; readonly text: string } | null>(null);
  const preview = useMutation({
    mutationFn: async (given: File) => {
      const written = await given.text();
      setFile({ name: given.name, text: written });
      return callApi(importCustomers, { body: { text: written, dryRun: true } });
    },
  });
  const apply = useMutation({
    mutationFn: () => callApi(importCustomers, { body: { text: file?.text ?? "", dryRun: false } }),
    onSuccess: async ({ done, items }) => {
      await queries.invalidateQueries({ queryKey: ["customers"] });
      if (!done) return;
      const count = items.filter(({ outcome }) => outcome !== "unchanged").length;
      addToast(text("customers.file.done", { count }), { type: "success" });
      onClose();
    },
  });
  const shown = apply.data ?? preview.data;
  const failed = apply.error ?? preview.error;
  const refused = shown?.items.some(({ outcome }) => outcome === "refused") ?? false;
  const changes = shown?.items.filter(({ outcome }) => outcome === "created" || outcome === "changed").length ?? 0;
  const take = (given: File | null | undefined) => {
    apply.reset();
    if (given) preview.mutate(given);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };

  return (
    <TaskDialog
      title={text("customers.file.title")}
      onClose={onClose}
      foot={
        <>
          {" "}
          <ActionButton onClick={onClose}>{text("lists.cancel")}</ActionButton>
          <ActionButton
            tone="main"
            busy={apply.isPending}
            disabled={refused || changes === 0}
            onClick={() => apply.mutate()}
          >
            {text("customers.file.apply", { count: changes })}
          </ActionButton>
        </>
      }
    >
      <div className={style["form"]}>
        <p className={style["none"]}>{text("customers.file.how")}</p>
        <div className={style["drop"]} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <FileButton accept=".csv,text/csv" onChange={take}>
            {(button) => (
              <ActionButton {...button} busy={preview.isPending}>
                {text("customers.file.choose")}
              </ActionButton>
            )}
          </FileButton>
          <span>{file ? <bdi>{file.name}</bdi> : text("customers.file.drop")}</span>
        </div>
        {failed && (
          <p className={style["problem"]} role="alert">
            {failed instanceof ApiProblem && failed.code === "invalid-input"
              ? text("customers.file.unreadable", { why: failed.message })
              : text(`errors.${problemCode(failed)}.what`)}
          </p>
        )}
        {shown && <Outcomes items={shown.items} done={false} lines />}
        {refused && <p className={style["problem"]}>{text("customers.file.refused")}</p>}
      </div>
    </TaskDialog>
  );
}
