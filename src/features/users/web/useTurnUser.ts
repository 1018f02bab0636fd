import { useText } from "#language/useText.ts";
import { addToast } from "#ui/toast/toast.ts";
import { toastProblem } from "#ui/toast/toastProblem.ts";
import type { UserRecord } from "../contract/userSchemas.ts";
import { useSaveUser } from "./useSaveUser.ts";

/** Switches somebody off or on again, with a way back at hand. */
export function useTurnUser(): (user: UserRecord, status: "active" | "disabled") => Promise<void> {
  const text = useText();
  const { mutateAsync } = useSaveUser();
  const turn = async (user: UserRecord, status: "active" | "disabled", isUndo = false): Promise<void> => {
    try {
      const saved = await mutateAsync({ user, change: { status } });
      const words = text(status === "disabled" ? "users.deactivated" : "users.reactivated", { name: user.name });
      const undo = () => void turn(saved, status === "disabled" ? "active" : "disabled", true);
      addToast(words, { type: "success", ...(!isUndo && { action: { label: text("lists.undo"), run: undo } }) });
    } catch (reason) {
      toastProblem(reason);
    }
  };
  return turn;
}
