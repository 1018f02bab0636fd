import { useCallback, useState } from "react";
import { changeLocale } from "#language/text.ts";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { callApi, callFile } from "#ui/api/callApi.ts";
import { useLookedUp } from "#ui/api/useLookedUp.ts";
import { DocumentView } from "#ui/figures/document/DocumentView.tsx";
import { ChartColours } from "#ui/figures/frame/ChartColours.tsx";
import { saveFile } from "#ui/figures/saveFile.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ScreenSkeleton } from "#ui/look/ScreenSkeleton.tsx";
import { problemCode } from "#ui/problem/problemCode.ts";
import { useLinkSecret } from "#ui/session/useLinkSecret.ts";
import { PageTitle } from "#ui/shell/PageTitle.tsx";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";
import type { EndpointOutput } from "#platform/api/endpoint.ts";
import {
  openProposalLink,
  PROPOSAL_FORMATS,
  type ProposalFormat,
  proposalLinkFile,
} from "../contract/proposalFiles.ts";
import style from "./SharedProposal.module.css";

/** `/p#token=…`: what was offered, for whoever holds its link. Nothing of the app is needed for it, and nothing of it leads there. */
export default function SharedProposalScreen() {
  const secret = useLinkSecret("token");
  return secret === null ? <LinkOver /> : <ProposalBehind secret={secret} />;
}

function ProposalBehind({ secret }: { readonly secret: string }) {
  const text = useText();
  const { found, problem, retry } = useLookedUp(openLink, secret);
  const again = useCallback(() => retry(), [retry]);
  if (problem?.code === "link-expired" || problem?.code === "invalid-input") return <LinkOver />;
  if (problem)
    return (
      <PlainMessage title={text(`errors.${problem.code}.what`)} reason={text(`errors.${problem.code}.why`)}>
        <ActionButton onClick={again}>{text("errors.retry")}</ActionButton>
      </PlainMessage>
    );
  return found ? <SharedProposal secret={secret} found={found} /> : <ScreenSkeleton />;
}

interface SharedProposalProps {
  readonly secret: string;
  readonly found: EndpointOutput<typeof openProposalLink>;
}

/** The proposal with its files above it, and until when it can be read. */
function SharedProposal({ secret, found: { document, expiresAt, logo } }: SharedProposalProps) {
  const text = useText();
  const formats = useFormats();
  const [making, setMaking] = useState<ProposalFormat | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const { organisation, product } = document.brand;
  const download = async (format: ProposalFormat) => {
    setMaking(format);
    setFault(null);
    try {
      const file = await callFile(proposalLinkFile, { body: { token: secret, format } });
      saveFile(`${document.about.fileName}.${format}`, file.type, file);
    } catch (reason) {
      setFault(text(`errors.${problemCode(reason)}.what`));
    }
    setMaking(null);
  };
  return (
    <div className={style["page"]}>
      <ChartColours />
      <PageTitle title={`${document.title}, ${document.subject}`} />
      <header className={style["head"]}>
        {logo !== null && <img className={style["logo"]} src={logo} alt={organisation ?? product} />}
        <p>{text("sharedReport.validUntil", { instant: formats.instant(expiresAt) })}</p>
        {PROPOSAL_FORMATS.map((format) => (
          <ActionButton
            key={format}
            busy={making === format}
            disabled={making !== null}
            onClick={() => void download(format)}
          >
            {text(`sharedReport.download.${format}`)}
          </ActionButton>
        ))}
        <p role="status">{making !== null && text("sharedReport.download.making")}</p>
        {fault && <p role="alert">{fault}</p>}
      </header>
      <main>
        <DocumentView document={document} titlesPage />
      </main>
    </div>
  );
}

/** The page around the proposal speaks its language, whatever the browser's. */
async function openLink(token: string) {
  const opened = await callApi(openProposalLink, { body: { token } });
  await changeLocale(opened.document.locale);
  return opened;
}

/** What has become of the link is nobody's business but its maker's. */
function LinkOver() {
  const text = useText();
  return (
    <PlainMessage title={text("sharedReport.over.title")} reason={text("sharedReport.over.text")}>
      {null}
    </PlainMessage>
  );
}
