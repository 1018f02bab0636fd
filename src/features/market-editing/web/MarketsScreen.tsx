import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useLocation } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { useOpened } from "#ui/list/useOpened.ts";
import { Page } from "#ui/look/Page.tsx";
import { editedMarketsTable } from "../contract/editedMarketsTable.ts";
import { type EditedKind, editedMarketsQuery } from "./editingQueries.ts";
import { marketColumns } from "./marketColumns.tsx";
import { MarketDrawer } from "./MarketDrawer.tsx";

/** `/administration/markets/tv-markets` and `…/radio-markets`, by its path: the markets as the open draft has them. */
export default function MarketsScreen() {
  const { pathname } = useLocation();
  return pathname.includes("/radio-markets") ? <Markets key="radio" kind="radio" /> : <Markets key="tv" kind="tv" />;
}

function Markets({ kind }: { readonly kind: EditedKind }) {
  const text = useText();
  const formats = useFormats();
  const { data, error, refetch } = useQuery(editedMarketsQuery(kind));
  const names = useMemo(() => new Map((data?.items ?? []).map(({ id, name }) => [id, name])), [data]);
  const columns = useMemo(() => marketColumns({ kind, text, formats, names }), [kind, text, formats, names]);
  const list = useListView(columns);
  const { opened, open, close } = useOpened();
  const shown = data?.items.find(({ id }) => id === opened);
  const source = data?.source;

  return (
    <Page
      title={text(kind === "tv" ? "menu.tvMarkets" : "menu.radioMarkets")}
      lead={text(kind === "tv" ? "marketEditing.tvLead" : "marketEditing.radioLead")}
    >
      {source && (
        <p>
          {text(source.isDraft ? "marketEditing.ofDraft" : "marketEditing.ofPublished", {
            label: source.label,
            revision: source.revision,
          })}
        </p>
      )}
      <ListTable
        name={`${kind}-markets`}
        caption={text(kind === "tv" ? "menu.tvMarkets" : "menu.radioMarkets")}
        columns={columns}
        rows={data?.items}
        rowId={({ id }) => id}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{
          example: "files",
          way: { to: "/administration/imports", words: text("lists.importFile") },
          title: text("marketEditing.empty.what"),
          hint: text("marketEditing.empty.why"),
        }}
        onOpen={({ id }) => open(id)}
        opened={opened}
        isFaded={({ active }) => !active}
        file={(items) =>
          editedMarketsTable({ source: source ?? NO_SOURCE, basis: data?.basis ?? "", items: [...items] })
        }
      />
      {shown && data && (
        <MarketDrawer
          key={`${shown.id} ${data.basis}`}
          market={shown}
          basis={data.basis}
          around={data.items.filter(({ id }) => id !== shown.id)}
          onClose={close}
        />
      )}
    </Page>
  );
}

const NO_SOURCE = { revision: "", label: "", isDraft: false };
