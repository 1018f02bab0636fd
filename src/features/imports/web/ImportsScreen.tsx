import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { FileDrop } from "#ui/form/FileDrop.tsx";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { Page } from "#ui/look/Page.tsx";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import { LARGEST_UPLOAD } from "../contract/uploadSchemas.ts";
import { bringFile } from "./arrival/sendFile.ts";
import { importColumns } from "./importColumns.tsx";
import { importsQuery } from "./importQueries.ts";
import style from "./Imports.module.css";

/** `/administration/imports`: a place to drop a file, and what became of those brought before. */
export default function ImportsScreen() {
  const text = useText();
  const formats = useFormats();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { data, error, refetch } = useQuery(importsQuery());
  const columns = useMemo(() => importColumns(text, formats), [text, formats]);
  const list = useListView(columns);
  const open = (id: string) => void navigate(`/administration/imports/${id}`);
  const bring = async (file: File) => {
    if (file.size > LARGEST_UPLOAD) {
      addToast((words) => words("imports.upload.tooLarge"), { type: "error" });
      return;
    }
    setBusy(true);
    try {
      open((await bringFile(file)).id);
    } catch (reason) {
      toastProblem(reason);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Page title={text("imports.title")} lead={text("imports.lead")}>
      <div className={style["drop"]} data-tour="importDrop" aria-busy={busy}>
        <FileDrop
          label={text("imports.dropLabel")}
          accept=".csv,.txt,.tsv,.gz,.xlsx"
          onFile={(file) => void bring(file)}
        />
      </div>
      <ListTable
        name="imports"
        caption={text("imports.title")}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{ example: "files", title: text("imports.listEmpty.what"), hint: text("imports.listEmpty.why") }}
        onOpen={({ id }) => open(id)}
        isFaded={({ state, takenOut }) => takenOut || state === "discarded"}
      />
    </Page>
  );
}
