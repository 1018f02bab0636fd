import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { Page } from "#ui/look/Page.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { roomTable } from "../contract/roomTables.ts";
import { PublicDataDialog } from "./PublicDataDialog.tsx";
import { revisionColumns } from "./revisionColumns.tsx";
import { roomQuery } from "./roomQueries.ts";

/** `/administration/revisions`: every revision of the data, from its first file to its end. */
export default function RevisionsScreen() {
  const text = useText();
  const formats = useFormats();
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const deleted = address.get("deleted") === "with" ? "with" : "without";
  const { data, error, refetch } = useQuery(roomQuery(deleted));
  const columns = useMemo(() => revisionColumns(text, formats), [text, formats]);
  const list = useListView(columns);
  const [fetching, setFetching] = useState(false);
  return (
    <Page
      title={text("revisions.title")}
      lead={data ? text("revisions.lead", { count: data.kept }) : text("revisions.leadShort")}
      actions={<ActionButton onClick={() => setFetching(true)}>{text("revisions.public.open")}</ActionButton>}
    >
      <ListTable
        name="revisions"
        caption={text("revisions.title")}
        columns={columns}
        rows={data?.items}
        rowId={({ id }) => id}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{
          example: "revisions",
          way: { to: "/administration/imports", words: text("lists.importFile") },
          title: text("revisions.empty.what"),
          hint: text("revisions.empty.why"),
        }}
        onOpen={({ id }) => void navigate(`/administration/revisions/${id}`)}
        isFaded={({ stage }) => stage === "deleted"}
        file={(items) => roomTable([...items])}
        actions={
          <Toggle
            label={text("revisions.showDeleted")}
            checked={deleted === "with"}
            onChange={(on) =>
              setAddress((now) => {
                const next = new URLSearchParams(now);
                if (on) next.set("deleted", "with");
                else next.delete("deleted");
                return next;
              })
            }
          />
        }
      />
      {fetching && <PublicDataDialog onClose={() => setFetching(false)} />}
    </Page>
  );
}
