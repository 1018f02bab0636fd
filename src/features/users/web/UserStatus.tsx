import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { QuietButton } from "#ui/look/QuietButton.tsx";
import type { UserRecord } from "../contract/userSchemas.ts";
import { useUndoErasure } from "./useUndoErasure.ts";
import style from "./UserStatus.module.css";

/** How an account stands in the list; one that is to be erased says when, with the way back at hand. */
export function UserStatus({ user }: { readonly user: UserRecord }) {
  const text = useText();
  const formats = useFormats();
  const undo = useUndoErasure();
  if (user.eraseAt === null) return text(`users.statuses.${user.status}`);
  return (
    <span className={style["erasure"]}>
      {text("privacy.eraseOn", { date: formats.date(user.eraseAt) })}
      <QuietButton
        disabled={undo.isPending}
        aria-label={text("privacy.undoOf", { name: user.name })}
        onClick={(event) => {
          // The row behind it would open.
          event.stopPropagation();
          undo.mutate(user);
        }}
      >
        {text("lists.undo")}
      </QuietButton>
    </span>
  );
}
