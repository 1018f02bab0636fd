import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { ContentSent, Proposal } from "../contract/proposals.ts";
import { centsText } from "#language/centsText.ts";
import { proposalVersionQuery } from "./proposalQueries.ts";
import style from "./Proposals.module.css";

interface ProposalVersionsProps {
  readonly proposal: Proposal;
  readonly disabled: boolean;
  /** Puts what a version says where it can be read, and kept anew. */
  readonly onLook: (content: ContentSent) => void;
}

/** Every version with its sum; any of them can be looked at and brought back. */
export function ProposalVersions({ proposal, disabled, onLook }: ProposalVersionsProps) {
  const text = useText();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const [seen, setSeen] = useState<number | null>(null);
  const look = async (version: number) => {
    try {
      onLook((await queryClient.fetchQuery(proposalVersionQuery(proposal.id, version))).content);
      setSeen(version === proposal.version ? null : version);
    } catch (reason) {
      toastProblem(reason);
    }
  };
  return (
    <section aria-labelledby="proposal-versions" className={style["parts"]}>
      <h2 id="proposal-versions">{text("proposals.versions.title")}</h2>
      <p role="status" className={style["quiet"]}>
        {seen !== null && seen < proposal.version && text("proposals.versions.seen", { version: seen })}
      </p>
      <ul className={style["steps"]}>
        {proposal.versions.map(({ version, at, by, cents }) => (
          <li key={version}>
            <span>
              {text("proposals.version", { version })} · {centsText(cents, formats)}
              <br />
              <span className={style["quiet"]}>
                <bdi>{by}</bdi> · {formats.instant(at)}
                {version === proposal.sentVersion && <> · {text("proposals.versions.sent")}</>}
              </span>
            </span>
            <ActionButton
              disabled={disabled}
              aria-label={text("proposals.versions.lookAt", { version })}
              onClick={() => void look(version)}
            >
              {text("proposals.versions.look")}
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
