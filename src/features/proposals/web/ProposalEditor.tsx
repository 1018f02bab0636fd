import { Link, useNavigate } from "react-router";
import { isClosed } from "#domain/proposals/proposal.ts";
import { proposalTotals } from "#domain/proposals/proposalTotals.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ConfirmDialog } from "#ui/form/ConfirmDialog.tsx";
import { useUnsavedGuard } from "#ui/form/useUnsavedGuard.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { Page } from "#ui/look/Page.tsx";
import { PageTitle } from "#ui/shell/PageTitle.tsx";
import type { ContentSent, Proposal } from "../contract/proposals.ts";
import { centsText } from "#language/centsText.ts";
import { remove } from "./changeProposals.ts";
import { ProposalFields } from "./ProposalFields.tsx";
import { ProposalFiles } from "./ProposalFiles.tsx";
import { ProposalFigures } from "./ProposalFigures.tsx";
import { ProposalLines } from "./ProposalLines.tsx";
import { ProposalSteps } from "./ProposalSteps.tsx";
import { ProposalSums } from "./ProposalSums.tsx";
import { ProposalVersions } from "./ProposalVersions.tsx";
import style from "./Proposals.module.css";
import { useProposalDraft } from "./useProposalDraft.ts";

interface ProposalEditorProps {
  /** Null while it has never been saved. */
  readonly proposal: Proposal | null;
  readonly begun: ContentSent;
  /** The call entry that it comes of. */
  readonly call: string | null;
}

/** What is offered, line by line, with its sum always in sight; beside it how far it has come and what the market's figures say. */
export function ProposalEditor({ proposal, begun, call }: ProposalEditorProps) {
  const text = useText();
  const formats = useFormats();
  const navigate = useNavigate();
  const { draft, kept, change, look, dirty, complete, saving, save } = useProposalDraft(proposal, begun, call);
  const guard = useUnsavedGuard(dirty && !saving, () => undefined);
  const totals = proposalTotals(kept.lines);
  const closed = proposal !== null && isClosed(proposal.status);
  const leave = async () => {
    if (proposal && (await remove(proposal))) void navigate("/proposals");
  };
  return (
    <Page
      title={proposal?.title ?? text("proposals.begin")}
      lead={proposal ? `${proposal.client} · ${text(`proposals.status.${proposal.status}`)}` : text("proposals.lead")}
      actions={
        <>
          <Link to="/proposals">{text("proposals.all")}</Link>
          {proposal && <ActionButton onClick={() => void leave()}>{text("proposals.remove")}</ActionButton>}
        </>
      }
    >
      <PageTitle title={proposal?.title ?? text("proposals.begin")} />
      <div className={style["editor"]}>
        <div className={style["main"]}>
          {closed && <p>{text("proposals.closedNow")}</p>}
          <ProposalFields draft={draft} disabled={closed} onChange={change} />
          <ProposalLines lines={draft.lines} disabled={closed} onChange={(lines) => change({ lines })} />
          <ProposalSums totals={totals} />
        </div>
        <div className={style["side"]}>
          {proposal && <ProposalSteps proposal={proposal} dirty={dirty} />}
          {proposal && <ProposalFiles proposal={proposal} dirty={dirty} />}
          {proposal && <ProposalFigures proposal={proposal} />}
          {proposal && <ProposalVersions proposal={proposal} disabled={closed} onLook={look} />}
        </div>
      </div>
      <div className={style["sum"]}>
        <span className={style["total"]} role="status">
          {text("proposals.total", { sum: centsText(totals.net, formats) })}
        </span>
        {totals.gross > totals.net && (
          <span className={style["quiet"]}>
            {text("proposals.beforeDiscount", { sum: centsText(totals.gross, formats) })}
          </span>
        )}
        <ActionButton tone="main" busy={saving} disabled={!dirty || !complete || closed} onClick={() => void save()}>
          {text("proposals.save")}
        </ActionButton>
      </div>
      <ConfirmDialog
        open={guard.asking}
        title={text("lists.unsaved.title")}
        confirm={text("lists.unsaved.discard")}
        refuse={text("lists.unsaved.stay")}
        onConfirm={guard.discard}
        onClose={guard.stay}
      >
        {text("lists.unsaved.body")}
      </ConfirmDialog>
    </Page>
  );
}
