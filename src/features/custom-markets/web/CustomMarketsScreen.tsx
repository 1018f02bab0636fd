import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { useOpened } from "#ui/list/useOpened.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Page } from "#ui/look/Page.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import { customMarketColumns } from "./customMarketColumns.tsx";
import { customMarketsQuery } from "./customMarketQueries.ts";
import { EMPTY_DRAFT, type MarketDraft } from "./marketDraft.ts";
import { MarketDrawer } from "./MarketDrawer.tsx";

/** Administrators' list of all custom markets, and a seller's list of those of her organization. */
export default function CustomMarketsScreen() {
  const text = useText();
  const formats = useFormats();
  const { data: session } = useSuspenseQuery(sessionQuery());
  const { data: revision } = useQuery(revisionQuery());
  const { archived, showArchived } = useArchived();
  const { data, error, refetch } = useQuery(customMarketsQuery(archived));
  const isAdministrator = session.role === "Administrator";
  const year = revision?.currentYear ?? null;
  const columns = useMemo(
    () => customMarketColumns({ text, formats, year, ofAll: isAdministrator }),
    [text, formats, year, isAdministrator],
  );
  const list = useListView(columns);
  const { opened, open, close } = useOpened();
  const [made, make] = useState<MarketDraft | null>(null);
  const shown = data?.find(({ id }) => id === opened);

  // Where there is none yet, it stands with the words that say so.
  const add = (
    <ActionButton tone="main" onClick={() => make(EMPTY_DRAFT)}>
      {text("customMarkets.add")}
    </ActionButton>
  );
  return (
    <Page
      title={text("menu.customMarkets")}
      lead={text(isAdministrator ? "customMarkets.lead" : "customMarkets.ownLead")}
      actions={data?.length !== 0 && add}
    >
      <ListTable
        name="custom-markets"
        caption={text("menu.customMarkets")}
        columns={columns}
        rows={data}
        rowId={({ id }) => id}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{
          example: "customMarkets",
          action: add,
          title: text("customMarkets.empty.what"),
          hint: text("customMarkets.empty.why"),
        }}
        onOpen={({ id }) => open(id)}
        opened={opened}
        isFaded={({ status, complete }) => status === "archived" || !complete}
        actions={
          <Toggle label={text("customMarkets.showArchived")} checked={archived === "with"} onChange={showArchived} />
        }
      />
      {shown && !made && (
        <MarketDrawer
          key={`${shown.id} ${shown.version}`}
          market={shown}
          isAdministrator={isAdministrator}
          onClose={close}
          onClone={make}
        />
      )}
      {made && (
        <MarketDrawer
          key="new"
          market={null}
          begin={made}
          isAdministrator={isAdministrator}
          onClose={() => make(null)}
          onMade={open}
        />
      )}
    </Page>
  );
}

/** Whether archived markets are shown, which the address says. */
function useArchived() {
  const [address, setAddress] = useSearchParams();
  const archived: "with" | "without" = address.get("archived") === "with" ? "with" : "without";
  const showArchived = (on: boolean) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (on) next.set("archived", "with");
      else next.delete("archived");
      return next;
    });
  return { archived, showArchived };
}
