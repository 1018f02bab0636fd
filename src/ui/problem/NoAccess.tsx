import { IconLock } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense } from "react";
import { useSearchParams } from "react-router";
import { useText } from "#language/useText.ts";
import { askedFor } from "./askedFor.ts";
import { Notice } from "./Notice.tsx";
import type { ExplainedCode } from "./problemCode.ts";

// Loaded apart: it calls the API, which the sign-in page does without.
const AskFor = lazy(() => import("./AskFor.tsx"));

/** Something exists but is not open to this person: which right is missing, who can give it, and a way to ask for it. */
export function NoAccess({ code, children }: { readonly code: ExplainedCode; readonly children?: ReactNode }) {
  const text = useText();
  const [search] = useSearchParams();
  const asked = askedFor(code, search);
  return (
    <Notice icon={IconLock} title={text(`errors.${code}.what`)} reason={text(`errors.${code}.why`)} testId="no-access">
      {asked && (
        <Suspense fallback={null}>
          <AskFor asked={asked} />
        </Suspense>
      )}
      {children}
    </Notice>
  );
}
