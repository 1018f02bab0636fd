import { IconLink } from "@tabler/icons-react";
import { useState } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import type { ReportAsked } from "../reportQuery.ts";
import { ShareLinkDialog } from "./ShareLinkDialog.tsx";

/** Opens the dialog in which links to the report are made and taken back. */
export function ShareLink({ asked }: { readonly asked: ReportAsked }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionButton onClick={() => setOpen(true)} data-testid="share-link">
        <IconLink size={16} aria-hidden="true" /> {text("reportLinks.share")}
      </ActionButton>
      {open && <ShareLinkDialog asked={asked} onClose={() => setOpen(false)} />}
    </>
  );
}
