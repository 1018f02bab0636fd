import { useQuery } from "@tanstack/react-query";
import type { TFunction } from "i18next";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Page } from "#ui/look/Page.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { customersTable } from "../contract/customersTable.ts";
import type { CustomerRecord } from "../contract/customerSchemas.ts";
import { BulkCustomersDialog } from "./many/BulkCustomersDialog.tsx";
import { CustomersFileDialog } from "./many/CustomersFileDialog.tsx";
import { CreateDialog } from "./CreateDialog.tsx";
import { customerColumns } from "./customerColumns.tsx";
import { CustomerDrawer } from "./CustomerDrawer.tsx";
import { customersQuery } from "./customerQueries.ts";
import { useOpened } from "#ui/list/useOpened.ts";

type Dialog = "create" | "file" | null;

/** `/administration/customer`: who pays, for what, until when, and how much of it is used. */
export default function CustomersScreen() {
  const text = useText();
  const formats = useFormats();
  const [address, setAddress] = useSearchParams();
  const archived = address.get("archived") === "with" ? "with" : "without";
  const { data, error, refetch } = useQuery(customersQuery(archived));
  const columns = useMemo(() => customerColumns(text, formats), [text, formats]);
  const list = useListView(columns);
  const { opened, open, close } = useOpened();
  const [dialog, setDialog] = useState<Dialog>(null);
  const [bulk, setBulk] = useState<readonly CustomerRecord[] | null>(null);
  const shown = data?.find(({ id }) => id === opened);

  // Where there is none yet, it stands with the words that say so.
  const add = (
    <ActionButton tone="main" onClick={() => setDialog("create")}>
      {text("customers.add")}
    </ActionButton>
  );
  return (
    <Page
      title={text("customers.title")}
      lead={text("customers.lead")}
      actions={
        <>
          <ActionButton onClick={() => setDialog("file")}>{text("customers.file.open")}</ActionButton>
          {data?.length !== 0 && add}
        </>
      }
    >
      <ListTable
        name="customers"
        caption={text("customers.title")}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{
          example: "customers",
          action: add,
          title: text("customers.empty.what"),
          hint: text("customers.empty.why"),
        }}
        onOpen={({ id }) => open(id)}
        opened={opened}
        isFaded={({ status }) => status !== "active"}
        file={(items) => customersTable({ items: [...items] })}
        actions={
          <Toggle
            label={text("customers.showArchived")}
            checked={archived === "with"}
            onChange={(on) =>
              setAddress((now) => {
                const next = new URLSearchParams(now);
                if (on) next.set("archived", "with");
                else next.delete("archived");
                return next;
              })
            }
          />
        }
        bulk={bulkButton(text, setBulk)}
      />
      {shown && <CustomerDrawer key={shown.id} opened={shown} onClose={close} />}
      {dialog === "create" && <CreateDialog onClose={() => setDialog(null)} onCreated={open} />}
      {dialog === "file" && <CustomersFileDialog onClose={() => setDialog(null)} />}
      {bulk && <BulkCustomersDialog chosen={bulk} onClose={() => setBulk(null)} />}
    </Page>
  );
}

/** The button that stands beside the count of chosen customers. */
function bulkButton(text: TFunction, onPress: (chosen: readonly CustomerRecord[]) => void) {
  return (chosen: readonly CustomerRecord[]) => (
    <ActionButton onClick={() => onPress(chosen)}>{text("customers.bulk.open", { count: chosen.length })}</ActionButton>
  );
}
