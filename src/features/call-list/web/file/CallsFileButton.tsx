import { IconUpload } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";

const CallsFileDialog = lazy(() => import("./CallsFileDialog.tsx"));

/** Opens the way in for a file of calls. Whoever looks as somebody else brings nothing. */
export function CallsFileButton({ team }: { readonly team: boolean }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  if (viewAsGrant()) return null;
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>
        <IconUpload size={16} stroke={1.6} aria-hidden="true" />
        {text("pipeline.file.bring")}
      </ActionButton>
      {open && (
        <Suspense>
          <CallsFileDialog team={team} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
