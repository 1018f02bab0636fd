import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { TaskDialog } from "#ui/form/TaskDialog.tsx";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { changeList } from "#ui/queries/changeList.ts";
import { coOpLists, type KeptList, restoreCoOp, undoCoOp } from "../../contract/coOp.ts";
import style from "./CoOp.module.css";
import { CO_OP } from "./coOpQuery.ts";

const coOpListsQuery = () =>
  queryOptions({
    queryKey: [...CO_OP.queryKey, "lists"],
    queryFn: async ({ signal }) => (await callApi(coOpLists, { signal })).items,
  });

/** Every list of programs that was imported: the one that holds can be taken back, any other put in force again. */
export function CoOpListsDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const { data, error, refetch } = useQuery(coOpListsQuery());
  const [busy, setBusy] = useState(false);
  const change = (call: Promise<unknown>) => {
    setBusy(true);
    void changeList(call, CO_OP).finally(() => setBusy(false));
  };
  return (
    <TaskDialog
      title={text("sellingAids.coop.lists.title")}
      onClose={onClose}
      foot={<ActionButton onClick={onClose}>{text("lists.close")}</ActionButton>}
    >
      <p>{text("sellingAids.coop.lists.how")}</p>
      {!data && (error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />)}
      {data?.length === 0 && (
        <EmptyState
          example="files"
          title={text("sellingAids.coop.lists.none.what")}
          hint={text("sellingAids.coop.lists.none.why")}
        />
      )}
      <ul className={style["lists"]}>
        {data?.map((list) => (
          <ListOfPrograms key={list.id} list={list} busy={busy} change={change} />
        ))}
      </ul>
    </TaskDialog>
  );
}

interface ListOfProgramsProps {
  readonly list: KeptList;
  readonly busy: boolean;
  readonly change: (call: Promise<unknown>) => void;
}

function ListOfPrograms({ list, busy, change }: ListOfProgramsProps) {
  const text = useText();
  const formats = useFormats();
  const { id, customer, programs, madeAt, madeBy, inForce, undone } = list;
  const state = inForce ? "inForce" : undone ? "undone" : "replaced";
  const params = { list: id };
  return (
    <li data-state={state}>
      <div>
        <strong>{customer ?? text("sellingAids.coop.of.all")}</strong>
        <span>
          {text("sellingAids.coop.lists.programs", { count: programs, number: formats.count(programs) })} ·{" "}
          {formats.instant(madeAt)} · <bdi>{madeBy}</bdi>
        </span>
        <span>{text(`sellingAids.coop.lists.is.${state}`)}</span>
      </div>
      {inForce ? (
        <ActionButton busy={busy} onClick={() => change(callApi(undoCoOp, { params }))}>
          {text("sellingAids.coop.lists.takeBack")}
        </ActionButton>
      ) : (
        <ActionButton busy={busy} onClick={() => change(callApi(restoreCoOp, { params }))}>
          {text("sellingAids.coop.lists.useAgain")}
        </ActionButton>
      )}
    </li>
  );
}
