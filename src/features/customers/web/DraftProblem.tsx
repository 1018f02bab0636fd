import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import { useAuditText } from "#ui/audit/useAuditText.ts";
import { problemCode } from "#ui/problem/problemCode.ts";
import { Callout } from "#ui/problem/Callout.tsx";
import style from "./Customers.module.css";
import type { CustomerDraft } from "./useCustomerDraft.ts";

/** What keeps a draft from being saved, where no single field says it. */
export function DraftProblem({ draft: { problem, errors, changedByOthers } }: { readonly draft: CustomerDraft }) {
  const text = useText();
  const formats = useFormats();
  const words = useAuditText();
  const wrong = Object.keys(errors);
  if (!problem && wrong.length === 0) return null;
  const fields = (names: readonly string[]) => formats.list(names.map((name) => words.field(name)));
  return (
    <div className={style["problem"]}>
      <Callout tone="alarm" role="alert">
        {wrong.length > 0 && text("customers.wrongFields", { fields: fields(wrong) })}
        {problem?.code === "conflict" &&
          (changedByOthers.length > 0
            ? text("customers.changedByOthers", { fields: fields(changedByOthers) })
            : text("customers.hasPeople"))}
        {problem && problem.code !== "conflict" && text(`errors.${problemCode(problem)}.what`)}
      </Callout>
    </div>
  );
}
