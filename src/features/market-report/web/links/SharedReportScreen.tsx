import { useCallback } from "react";
import { changeLocale } from "#language/text.ts";
import { useText } from "#language/useText.ts";
import { callApi } from "#ui/api/callApi.ts";
import { useLookedUp } from "#ui/api/useLookedUp.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ScreenSkeleton } from "#ui/look/ScreenSkeleton.tsx";
import { useLinkSecret } from "#ui/session/useLinkSecret.ts";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";
import { openReportLink } from "../../contract/reportLinks.ts";
import { SharedReport } from "./SharedReport.tsx";

/** `/r#token=…`: a market report for whoever holds its link. Nothing of the app is needed for it, and nothing of it leads there. */
export default function SharedReportScreen() {
  const secret = useLinkSecret("token");
  return secret === null ? <LinkOver /> : <ReportBehind secret={secret} />;
}

function ReportBehind({ secret }: { readonly secret: string }) {
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
  if (!found) return <ScreenSkeleton />;
  return <SharedReport secret={secret} report={found.document} expiresAt={found.expiresAt} logo={found.logo} />;
}

/** The page around the report speaks its language, whatever the browser's. */
async function openLink(token: string) {
  const opened = await callApi(openReportLink, { body: { token } });
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
