import type { ProposalStatus } from "#domain/proposals/proposal.ts";
import { callApi } from "#ui/api/callApi.ts";
import { callListQuery } from "#ui/callList/callListQuery.ts";
import { changeList } from "#ui/queries/changeList.ts";
import { queryClient } from "#ui/queries/queryClient.ts";
import { addToast } from "#ui/toast/toast.ts";
import {
  addProposal,
  type ContentSent,
  moveProposal,
  type Proposal,
  removeProposal,
  restoreProposal,
  saveProposal,
} from "../contract/proposals.ts";
import { PROPOSALS, proposalQuery } from "./proposalQueries.ts";

const ALL = { queryKey: [PROPOSALS] };

export function begin(content: ContentSent, call: string | null): Promise<Proposal | null> {
  return changed(callApi(addProposal, { body: { content, call } }));
}

export function keep({ id, version }: Proposal, content: ContentSent): Promise<Proposal | null> {
  return changed(callApi(saveProposal, { params: { proposal: id }, body: { version, content } }));
}

/** Moves a proposal on; the call it came of has changed with it. */
export async function move({ id, version }: Proposal, status: ProposalStatus): Promise<void> {
  await changed(callApi(moveProposal, { params: { proposal: id }, body: { version, status } }));
  await queryClient.invalidateQueries(callListQuery());
}

/** Removes a proposal, with a way back. */
export async function remove({ id, title }: Proposal): Promise<boolean> {
  const params = { proposal: id };
  const gone = await changeList(callApi(removeProposal, { params }), ALL, proposalQuery(id));
  if (!gone) return false;
  addToast((text) => text("proposals.removed", { name: title }), {
    type: "success",
    action: {
      label: (text) => text("proposals.undo"),
      run: () => void changeList(callApi(restoreProposal, { params }), ALL),
    },
  });
  return true;
}

/** Where it was refused, why is told, and what somebody else has made of it is read anew. */
async function changed(work: Promise<Proposal>): Promise<Proposal | null> {
  const answer = await changeList(work, ALL);
  if (answer) queryClient.setQueryData(proposalQuery(answer.id).queryKey, answer);
  return answer;
}
