import { useState } from "react";
import type { ProposalStatus } from "#domain/proposals/proposal.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { Proposal } from "../contract/proposals.ts";
import { move } from "./changeProposals.ts";
import style from "./Proposals.module.css";

/** What can be done next, by what it is now. */
const NEXT: Readonly<Record<ProposalStatus, readonly ProposalStatus[]>> = {
  draft: ["waiting"],
  waiting: ["approved", "draft"],
  approved: ["sent"],
  sent: ["won", "lost"],
  won: ["sent"],
  lost: ["sent"],
};

interface ProposalStepsProps {
  readonly proposal: Proposal;
  /** Something is typed that no version has: nobody approves or sends that. */
  readonly dirty: boolean;
}

/** How far the proposal has come, who may approve it, and what comes next. */
export function ProposalSteps({ proposal, dirty }: ProposalStepsProps) {
  const text = useText();
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const { status, steps, approvers, mayApprove, content } = proposal;
  const go = async (to: ProposalStatus) => {
    setBusy(true);
    await move(proposal, to);
    setBusy(false);
  };
  const next = NEXT[status].filter((to) => to !== "approved" || mayApprove);
  const held = dirty || (status === "draft" && content.lines.length === 0);
  const waits = status === "draft" || status === "waiting";
  return (
    <section aria-labelledby="proposal-steps" className={style["parts"]}>
      <h2 id="proposal-steps">{text("proposals.steps.title")}</h2>
      <p>
        <strong>{text(`proposals.status.${status}`)}</strong>
      </p>
      {waits && (
        <p className={style["quiet"]}>
          {approvers.length > 0
            ? text("proposals.steps.approvers", { names: formats.list(approvers) })
            : text("proposals.steps.nobody")}
        </p>
      )}
      <div className={style["ways"]}>
        {next.map((to, at) => (
          <ActionButton
            key={to}
            tone={at === 0 && to !== "draft" && !dirty ? "main" : "quiet"}
            busy={busy}
            disabled={held}
            onClick={() => void go(to)}
          >
            {text(`proposals.go.${status === "won" || status === "lost" ? "reopen" : to}`)}
          </ActionButton>
        ))}
      </div>
      {dirty && <p className={style["quiet"]}>{text("proposals.steps.saveFirst")}</p>}
      {steps.length > 0 && (
        <ul className={style["steps"]}>
          {steps.map(({ at, by, version, status: reached, note }) => (
            <li key={`${at} ${reached}`}>
              <span>
                {text(`proposals.status.${reached}`)} · {text("proposals.version", { version })}
                {note && <> · {note}</>}
              </span>
              <span className={style["quiet"]}>
                <bdi>{by}</bdi> · {formats.instant(at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
