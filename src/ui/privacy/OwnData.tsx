import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { DialogFrame } from "../form/DialogFrame.tsx";
import { ActionButton } from "../look/ActionButton.tsx";
import { sessionQuery } from "../queries/sessionQuery.ts";
import { signOut } from "../session/session.ts";
import { ErasureDialog } from "./ErasureDialog.tsx";
import style from "./OwnData.module.css";
import { savePersonalData } from "./savePersonalData.ts";

/** What somebody can do about what is held about her: have it, and have it erased. */
export function OwnData() {
  const text = useText();
  const formats = useFormats();
  const { data: session } = useQuery(sessionQuery());
  const [asking, setAsking] = useState(false);
  const [eraseAt, setEraseAt] = useState<string | null>(null);
  // Whoever looks as somebody else, looks only.
  const mayErase = session !== undefined && session.viewAs === null;

  return (
    <div className={style["rows"]}>
      <p>{text("settings.myDataHint")}</p>
      <ActionButton onClick={() => void savePersonalData(null)}>{text("settings.myData")}</ActionButton>
      {mayErase && (
        <>
          <p>{text("privacy.mineHint")}</p>
          <ActionButton onClick={() => setAsking(true)}>{text("privacy.mine")}</ActionButton>
        </>
      )}
      {mayErase && asking && (
        <ErasureDialog
          user={null}
          email={session.user.email}
          onClose={() => setAsking(false)}
          onBegun={(instant) => {
            setAsking(false);
            setEraseAt(instant);
          }}
        />
      )}
      <DialogFrame
        open={eraseAt !== null}
        above
        held
        width={440}
        title={text("privacy.closed")}
        onClose={() => void signOut()}
        foot={
          <ActionButton tone="main" onClick={() => void signOut()}>
            {text("privacy.leave")}
          </ActionButton>
        }
      >
        <p>{text("privacy.closedWhy", { date: eraseAt === null ? "" : formats.date(eraseAt) })}</p>
      </DialogFrame>
    </div>
  );
}
