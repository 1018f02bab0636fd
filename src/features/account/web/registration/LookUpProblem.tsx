import { useText } from "#language/useText.ts";
import type { ApiProblem } from "#ui/api/apiProblem.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { PlainMessage } from "#ui/shell/PlainMessage.tsx";
import { ExpiredLink } from "./ExpiredLink.tsx";

/** A mailed link that could not be looked up: worth another try, unless the link itself is over. */
export function LookUpProblem({ problem, onRetry }: { readonly problem: ApiProblem; readonly onRetry: () => void }) {
  const text = useText();
  if (problem.code === "link-expired" || problem.code === "invalid-input") return <ExpiredLink to="/forgot-password" />;
  return (
    <PlainMessage title={text(`errors.${problem.code}.what`)} reason={text(`errors.${problem.code}.why`)}>
      <ActionButton onClick={onRetry}>{text("errors.retry")}</ActionButton>
    </PlainMessage>
  );
}
