import type { ReactNode } from "react";
import type { ApiProblem } from "#ui/api/apiProblem.ts";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { PlainPage } from "#ui/shell/PlainPage.tsx";
import { Callout } from "#ui/problem/Callout.tsx";
import style from "./FormPage.module.css";

interface FormPageProps {
  readonly title: string;
  readonly lead: ReactNode;
  /** What the one button says. */
  readonly submit: string;
  readonly busy: boolean;
  /** What went wrong when it was last sent, beside faults at single fields; null where nothing did. */
  readonly problem: ApiProblem | null;
  readonly onSubmit: (values: FormData) => void;
  /** The fields. */
  readonly children?: ReactNode;
  /** What else one may do here. */
  readonly beside: ReactNode;
}

/** A page outside the shell with one thing to fill in and to send. */
export function FormPage({ title, lead, submit, busy, problem, onSubmit, children, beside }: FormPageProps) {
  const text = useText();
  return (
    <PlainPage title={title}>
      <h1 className={style["title"]}>{title}</h1>
      <p className={style["lead"]}>{lead}</p>
      <form
        noValidate
        className={style["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(new FormData(event.currentTarget));
        }}
      >
        {problem && (
          <Callout tone="alarm" role="alert">
            {text(`errors.${problem.code}.what`)}. {text(`errors.${problem.code}.why`)}
          </Callout>
        )}
        {children}
        <ActionButton tone="main" type="submit" busy={busy} className={style["submit"] ?? ""}>
          {submit}
        </ActionButton>
      </form>
      <p className={style["beside"]}>{beside}</p>
    </PlainPage>
  );
}
