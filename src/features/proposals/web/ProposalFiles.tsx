import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi, callFile } from "#ui/api/callApi.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { SmallSelect } from "#ui/look/SmallSelect.tsx";
import { CopyButton } from "#ui/look/CopyButton.tsx";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { Proposal } from "../contract/proposals.ts";
import {
  createProposalLink,
  MOST_LINK_DAYS,
  PROPOSAL_FORMATS,
  type ProposalFormat,
  proposalFile,
  type ProposalLink,
  revokeProposalLink,
} from "../contract/proposalFiles.ts";
import { proposalLinksQuery } from "./proposalQueries.ts";
import style from "./Proposals.module.css";

/** How long a new link works, in days. */
const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

interface ProposalFilesProps {
  readonly proposal: Proposal;
  /** Something is typed that no version has, and so no file either. */
  readonly dirty: boolean;
}

/** The proposal as a file, and the links by which its client sees what was sent. */
export function ProposalFiles({ proposal, dirty }: ProposalFilesProps) {
  const text = useText();
  const formats = useFormats();
  const [making, setMaking] = useState<ProposalFormat | null>(null);
  const download = async (format: ProposalFormat) => {
    setMaking(format);
    try {
      const query = { format, language: formats.locale } as const;
      const file = await callFile(proposalFile, { params: { proposal: proposal.id }, query });
      saveFile(`proposal-${proposal.id}-${proposal.version}.${format}`, file.type, file);
    } catch (reason) {
      toastProblem(reason);
    }
    setMaking(null);
  };
  return (
    <section aria-labelledby="proposal-files" className={style["parts"]}>
      <h2 id="proposal-files">{text("proposals.files.title")}</h2>
      <div className={style["ways"]}>
        {PROPOSAL_FORMATS.map((format) => (
          <ActionButton
            key={format}
            busy={making === format}
            disabled={dirty || making !== null}
            onClick={() => void download(format)}
          >
            {text(`proposals.files.${format}`)}
          </ActionButton>
        ))}
      </div>
      {proposal.sentVersion !== null && <Links proposal={proposal} />}
    </section>
  );
}

/** What shows a client the version that was sent, for a time. */
function Links({ proposal: { id, sentVersion } }: Pick<ProposalFilesProps, "proposal">) {
  const text = useText();
  const queryClient = useQueryClient();
  const { data } = useQuery(proposalLinksQuery(id));
  const [days, setDays] = useState(USUAL_DAYS);
  const [secret, setSecret] = useState<string | null>(null);
  const formats = useFormats();
  const run = async (work: Promise<unknown>) => {
    await work.catch(toastProblem);
    await queryClient.invalidateQueries(proposalLinksQuery(id));
  };
  const make = async () => {
    const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString();
    const body = { expiresAt, language: formats.locale };
    const { token } = await callApi(createProposalLink, { params: { proposal: id }, body });
    setSecret(new URL(`${import.meta.env.BASE_URL}p#token=${token}`, location.origin).href);
  };
  const revoke = async (link: ProposalLink) => {
    await callApi(revokeProposalLink, { params: { proposal: id, link: link.id } });
    setSecret(null);
  };
  if (data?.allowed === false) return <p className={style["quiet"]}>{text("proposals.links.off")}</p>;
  return (
    <>
      <div className={style["ways"]}>
        <label>
          {text("proposals.links.days")}{" "}
          <SmallSelect value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
            {[7, USUAL_DAYS, MOST_LINK_DAYS].map((count) => (
              <option key={count} value={count}>
                {text("proposals.links.day", { count })}
              </option>
            ))}
          </SmallSelect>
        </label>
        <ActionButton onClick={() => void run(make())}>
          {text("proposals.links.make", { version: sentVersion ?? 0 })}
        </ActionButton>
      </div>
      {secret !== null && (
        <div className={style["parts"]}>
          <p className={style["quiet"]}>{text("proposals.links.made")}</p>
          <output className={style["address"]} aria-label={text("reportLinks.made.label")}>
            {secret}
          </output>
          <CopyButton words={text("reportLinks.made.copy")} done={text("reportLinks.made.copied")} copied={secret} />
        </div>
      )}
      <ul className={style["steps"]}>
        {data?.items.map((link) => (
          <LinkRow key={link.id} link={link} onRevoke={() => void run(revoke(link))} />
        ))}
      </ul>
    </>
  );
}

function LinkRow({ link, onRevoke }: { readonly link: ProposalLink; readonly onRevoke: () => void }) {
  const text = useText();
  const formats = useFormats();
  const { version, expiresAt, opened, works, createdAt } = link;
  return (
    <li>
      <span>
        {text("proposals.version", { version })} ·{" "}
        {text(`proposals.links.${works ? "until" : "over"}`, { date: formats.date(expiresAt) })}
        <br />
        <span className={style["quiet"]}>{text("proposals.links.opened", { count: opened })}</span>
      </span>
      {works && (
        <ActionButton
          aria-label={text("proposals.links.closeOf", { instant: formats.instant(createdAt) })}
          onClick={onRevoke}
        >
          {text("proposals.links.close")}
        </ActionButton>
      )}
    </li>
  );
}
