import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { useText } from "#i18n/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { changeCustomers } from "../../contract.ts";
import type { CustomerRecord } from "../../contract/customerSchemas.ts";
import style from "../Customers.module.css";
import { BulkFields } from "./BulkFields.tsx";
import { type BulkWish, changeOf, FIRST_WISH } from "./bulkWish.ts";
import { Outcomes } from "./Outcomes.tsx";

interface BulkDialogProps {
  readonly chosen: readonly CustomerRecord[];
  readonly onClose: () => void;
}

/** One change for many customers: choose it, look at what would happen, do it, see what became of each. */
export function BulkDialog({ chosen, onClose }: BulkDialogProps) {
  const text = useText();
  const queries = useQueryClient();
  const [wish, setWish] = useState<BulkWish>(FIRST_WISH);
  const change = changeOf(wish);
  const customers = chosen.map(({ id }) => id);
  const preview = useMutation({
    mutationFn: () => callApi(changeCustomers, { body: { customers, change, dryRun: true } }),
  });
  const apply = useMutation({
    mutationFn: () => callApi(changeCustomers, { body: { customers, change, dryRun: false } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["customers"] }),
  });
  const shown = apply.data ?? preview.data;
  const failed = apply.error ?? preview.error;
  const promised = preview.data?.items.filter(({ outcome }) => outcome === "changed").length ?? 0;
  const again = () => {
    preview.reset();
    apply.reset();
  };

  return (
    <TaskDialog
      title={text("customers.bulk.title", { count: chosen.length })}
      onClose={onClose}
      foot={
        <>
          {" "}
          {apply.data ? (
            <ActionButton tone="main" onClick={onClose}>
              {text("lists.close")}
            </ActionButton>
          ) : (
            <>
              <ActionButton onClick={preview.data ? again : onClose}>
                {text(preview.data ? "customers.bulk.back" : "lists.cancel")}
              </ActionButton>
              {preview.data ? (
                <ActionButton
                  tone="main"
                  busy={apply.isPending}
                  disabled={promised === 0}
                  onClick={() => apply.mutate()}
                >
                  {text("customers.bulk.apply", { count: promised })}
                </ActionButton>
              ) : (
                <ActionButton tone="main" busy={preview.isPending} onClick={() => preview.mutate()}>
                  {text("customers.bulk.preview")}
                </ActionButton>
              )}
            </>
          )}
        </>
      }
    >
      <div className={style["form"]}>
        {shown ? (
          <Outcomes items={shown.items} done={apply.data !== undefined} />
        ) : (
          <Suspense fallback={<LoadingBlock />}>
            <BulkFields wish={wish} onChange={setWish} />
          </Suspense>
        )}
        {failed && (
          <p className={style["problem"]} role="alert">
            {text(`errors.${problemCode(failed)}.what`)}
          </p>
        )}
      </div>
    </TaskDialog>
  );
}
