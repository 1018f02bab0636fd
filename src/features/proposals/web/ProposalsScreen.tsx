import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ListTable } from "#ui/list/ListTable.tsx";
import { useListView } from "#ui/list/useListView.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Page } from "#ui/look/Page.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { proposalsTable } from "../contract/proposalsTable.ts";
import { proposalColumns } from "./proposalColumns.tsx";
import { proposalsQuery } from "./proposalQueries.ts";
import { RateCardDialog } from "./RateCardDialog.tsx";

/** `/proposals`: what is offered to whom, and how far it has come. */
export default function ProposalsScreen() {
  const text = useText();
  const formats = useFormats();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(proposalsQuery());
  const columns = useMemo(
    () => proposalColumns({ text, formats, items: data?.items ?? [], team: data?.team ?? false }),
    [text, formats, data],
  );
  const list = useListView(columns);
  const [isCardOpen, setCardOpen] = useState(false);

  if (viewAsGrant())
    return (
      <Page title={text("menu.proposals")}>
        <EmptyState title={text("ownRevenue.closed.title")} hint={text("proposals.closed")} />
      </Page>
    );
  const begin = (
    <ActionButton tone="main" onClick={() => void navigate("/proposals/new")}>
      {text("proposals.begin")}
    </ActionButton>
  );
  const card = <ActionButton onClick={() => setCardOpen(true)}>{text("proposals.card.title")}</ActionButton>;
  return (
    <Page
      title={text("menu.proposals")}
      lead={text("proposals.lead")}
      actions={
        data?.items.length !== 0 && (
          <>
            {card}
            {begin}
          </>
        )
      }
    >
      <ListTable
        name="proposals"
        caption={text("menu.proposals")}
        columns={columns}
        rows={data?.items}
        rowId={({ id }) => id}
        list={list}
        problem={error}
        onRetry={() => void refetch()}
        empty={{
          action: (
            <>
              {begin}
              {card}
            </>
          ),
          title: text("proposals.empty.what"),
          hint: text("proposals.empty.why"),
        }}
        onOpen={({ id }) => void navigate(`/proposals/${id}`)}
        isFaded={({ status }) => status === "won" || status === "lost"}
        file={(rows) => proposalsTable(rows, formats.locale)}
      />
      {isCardOpen && <RateCardDialog onClose={() => setCardOpen(false)} />}
    </Page>
  );
}
