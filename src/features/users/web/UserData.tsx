import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { ErasureDialog } from "#ui/privacy/ErasureDialog.tsx";
import { savePersonalData } from "#ui/privacy/savePersonalData.ts";
import { addToast } from "#ui/toast/toast.ts";
import type { UserRecord } from "../contract/userSchemas.ts";
import { useUndoErasure } from "./useUndoErasure.ts";
import style from "./UserData.module.css";

/** What is held about a user: to be handed over, and to be erased. Somebody's own data is erased in the settings. */
export function UserData({ user, isOneself }: { readonly user: UserRecord; readonly isOneself: boolean }) {
  const text = useText();
  const formats = useFormats();
  const queryClient = useQueryClient();
  const undo = useUndoErasure();
  const [asking, setAsking] = useState(false);
  const { id, name, email, eraseAt } = user;

  const begun = async (instant: string) => {
    setAsking(false);
    await queryClient.invalidateQueries({ queryKey: ["users"] });
    addToast(text("privacy.begun", { name, date: formats.date(instant) }), {
      type: "success",
      action: { label: text("lists.undo"), run: () => undo.mutate(user) },
    });
  };

  return (
    <div className={style["parts"]}>
      <section>
        <h3>{text("privacy.handOver")}</h3>
        <p>{text("privacy.handOverHint")}</p>
        <ActionButton onClick={() => void savePersonalData(id)}>{text("users.downloadData")}</ActionButton>
      </section>
      <section>
        <h3>{text("privacy.erasure")}</h3>
        {eraseAt !== null ? (
          <p>{text("privacy.underWay", { date: formats.date(eraseAt) })}</p>
        ) : isOneself ? (
          <p>{text("privacy.ownInSettings")}</p>
        ) : (
          <>
            <p>{text("privacy.erasureHint")}</p>
            <ActionButton onClick={() => setAsking(true)}>{text("privacy.erase")}</ActionButton>
          </>
        )}
      </section>
      {asking && (
        <ErasureDialog
          user={{ id, name }}
          email={email}
          onClose={() => setAsking(false)}
          onBegun={(instant) => void begun(instant)}
        />
      )}
    </div>
  );
}
