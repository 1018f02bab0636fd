import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import { useText } from "#language/useText.ts";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { Page } from "#ui/look/Page.tsx";
import { EmptyState } from "#ui/problem/EmptyState.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import { PageTitle } from "#ui/shell/PageTitle.tsx";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { ProposalEditor } from "./ProposalEditor.tsx";
import { blankContent } from "./proposalDraft.ts";
import { proposalQuery } from "./proposalQueries.ts";

/** Nothing else is asked for: an address that somebody mistyped leads nowhere. */
const IS_ID = /^[1-9]\d{0,8}$/;

/** `/proposals/<id>`, and `/proposals/new` with what is known of it in the address. */
export default function ProposalScreen() {
  const text = useText();
  const { proposal = "new" } = useParams();
  if (viewAsGrant())
    return (
      <Page title={text("menu.proposals")}>
        <EmptyState title={text("ownRevenue.closed.title")} hint={text("proposals.closed")} />
      </Page>
    );
  if (proposal === "new") return <NewProposal />;
  return IS_ID.test(proposal) ? <KnownProposal key={proposal} id={proposal} /> : <NotThere />;
}

function NotThere() {
  const text = useText();
  return (
    <Page title={text("menu.proposals")}>
      <PageTitle title={text("menu.proposals")} />
      <EmptyState title={text("proposals.notThere.what")} hint={text("proposals.notThere.why")} />
      <Link to="/proposals">{text("proposals.all")}</Link>
    </Page>
  );
}

function NewProposal() {
  const [address] = useSearchParams();
  const begun = useMemo(() => blankContent(address), [address]);
  return <ProposalEditor key={String(address)} proposal={null} begun={begun} call={address.get("call")} />;
}

function KnownProposal({ id }: { readonly id: string }) {
  const text = useText();
  const { data, error, refetch } = useQuery(proposalQuery(id));
  if (data) return <ProposalEditor proposal={data} begun={data.content} call={data.call} />;
  return (
    <Page title={text("menu.proposals")}>
      <PageTitle title={text("menu.proposals")} />
      {error ? <ErrorState reason={error} onRetry={() => void refetch()} /> : <LoadingBlock />}
    </Page>
  );
}
