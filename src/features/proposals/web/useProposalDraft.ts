import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import type { ContentSent, Proposal } from "../contract/proposals.ts";
import { begin, keep } from "./changeProposals.ts";
import { isComplete, isSame, tidied } from "./proposalDraft.ts";

/** What is typed into a proposal, until it is kept as a version. */
export function useProposalDraft(proposal: Proposal | null, begun: ContentSent, call: string | null) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(begun);
  const [before, setBefore] = useState(begun);
  const [saving, setSaving] = useState(false);
  // Where nothing was typed, what somebody else has made of it takes its place.
  if (before !== begun) {
    setBefore(begun);
    if (isSame(tidied(draft), before)) setDraft(begun);
  }
  const kept = useMemo(() => tidied(draft), [draft]);
  const dirty = !isSame(kept, begun);

  const save = async () => {
    setSaving(true);
    const saved = proposal ? await keep(proposal, kept) : await begin(kept, call);
    // While it is being saved nobody is asked whether to leave.
    if (saved && !proposal) void navigate(`/proposals/${saved.id}`, { replace: true });
    if (saved) setDraft(saved.content);
    setSaving(false);
  };
  return {
    draft,
    kept,
    change: (part: Partial<ContentSent>) => setDraft((now) => ({ ...now, ...part })),
    /** Shows what another version says, to be kept as a new one. */
    look: setDraft,
    dirty,
    complete: isComplete(kept),
    saving,
    save,
  };
}
