import { Link } from "react-router";
import { CRM_KINDS, CRM_NAMES, type CrmKind } from "#domain/crm/crm.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import style from "./Crm.module.css";
import { useSignIn } from "./useSignIn.ts";

/** Nothing is connected yet. */
export function ConnectPart({ ready }: { readonly ready: readonly CrmKind[] }) {
  const text = useText();
  const { mutate, isPending, variables } = useSignIn();
  return (
    <>
      <ul className={style["kinds"]}>
        {CRM_KINDS.map((kind) => (
          <li key={kind}>
            <h2 className={style["heading"]}>{CRM_NAMES[kind]}</h2>
            {ready.includes(kind) ? (
              <ActionButton tone="main" busy={isPending && variables === kind} onClick={() => mutate(kind)}>
                {text("crm.connect", { crm: CRM_NAMES[kind] })}
              </ActionButton>
            ) : (
              <p className={style["note"]}>{text("crm.notReady", { crm: CRM_NAMES[kind] })}</p>
            )}
          </li>
        ))}
      </ul>
      <p className={style["note"]}>
        {text("crm.otherWays")} <Link to="/companies">{text("menu.companies")}</Link>
      </p>
    </>
  );
}
