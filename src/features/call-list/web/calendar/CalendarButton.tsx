import { useState } from "react";
import { useAskedTask } from "#ui/address/useAskedTask.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { viewAsGrant } from "#ui/viewAs/viewAsState.ts";
import { CalendarDialog } from "./CalendarDialog.tsx";

/** Leads to one's own calendar of calls; whoever looks as somebody else has none to see. */
export function CalendarButton() {
  const text = useText();
  const [open, setOpen] = useState(false);
  useAskedTask("calendar", () => setOpen(true));
  if (viewAsGrant()) return null;
  return (
    <>
      <ActionButton onClick={() => setOpen(true)}>{text("pipeline.calendar.open")}</ActionButton>
      {open && <CalendarDialog onClose={() => setOpen(false)} />}
    </>
  );
}
