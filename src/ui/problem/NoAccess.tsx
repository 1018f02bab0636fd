import { IconLock } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useText } from "#i18n/useText.ts";
import { Notice } from "./Notice.tsx";
import type { ExplainedCode } from "./problemCode.ts";

/** Something exists but is not open to this person: which right is missing and who can give it. */
export function NoAccess({ code, children }: { readonly code: ExplainedCode; readonly children?: ReactNode }) {
  const text = useText();
  return (
    <Notice icon={IconLock} title={text(`errors.${code}.what`)} reason={text(`errors.${code}.why`)} testId="no-access">
      {children}
    </Notice>
  );
}
