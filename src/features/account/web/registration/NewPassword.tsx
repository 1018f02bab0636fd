import { PasswordInput } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import {
  LONGEST_PASSWORD,
  type PasswordProblem,
  passwordProblem,
  passwordStrength,
  SHORTEST_PASSWORD,
} from "#domain/passwords/passwordProblem.ts";
import { useText } from "#language/useText.ts";
import { ExpiredLink } from "./ExpiredLink.tsx";
import { FormPage } from "./FormPage.tsx";
import style from "./NewPassword.module.css";
import { useSending } from "./useSending.ts";

export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
  readonly customer: string;
}

interface NewPasswordProps {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  readonly owner: PasswordOwner;
  readonly save: (password: string) => Promise<unknown>;
  readonly onSaved: () => void;
  readonly beside?: ReactNode;
  /** What else is to be chosen. */
  readonly children?: ReactNode;
}

/** Chooses a password by the rule that the API goes by, with a hint while one types. */
export function NewPassword({ title, lead, submit, owner, save, onSaved, beside, children }: NewPasswordProps) {
  const text = useText();
  const ruleId = useId();
  const { busy, problem, send } = useSending();
  const [password, setPassword] = useState("");
  const [shown, setShown] = useState(false);
  const [fault, setFault] = useState<PasswordProblem | null>(null);
  const about = [owner.email, owner.name, owner.customer];

  async function submitPassword(): Promise<void> {
    const found = passwordProblem(password, about);
    setFault(found);
    if (found === null && (await send(() => save(password)))) onSaved();
  }

  if (problem?.code === "link-expired") return <ExpiredLink to="/forgot-password" />;
  // What only the server knows, such as the product's name, makes a password personal too.
  const refused = fault ?? (problem?.code === "invalid-input" ? "personal" : null);
  return (
    <FormPage
      title={title}
      lead={lead}
      submit={submit}
      busy={busy}
      problem={problem?.code === "invalid-input" ? null : problem}
      onSubmit={() => void submitPassword()}
      beside={beside ?? <Link to="/login">{text("registration.back")}</Link>}
    >
      {/* For password managers, which keep the two together. */}
      <input type="text" name="username" autoComplete="username" value={owner.email} readOnly hidden />
      <PasswordInput
        label={text("registration.password.label")}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={refused && text(`registration.password.fault.${refused}`, { count: COUNTS[refused] })}
        visible={shown}
        onVisibilityChange={setShown}
        visibilityToggleButtonProps={{
          "aria-label": text(`registration.password.${shown ? "hide" : "show"}`),
          tabIndex: 0,
        }}
        autoComplete="new-password"
        aria-describedby={ruleId}
        required
        size="md"
      />
      <PasswordStrength id={ruleId} password={password} about={about} />
      {children}
    </FormPage>
  );
}

/** The number that a fault speaks of. */
const COUNTS: Readonly<Record<PasswordProblem, number>> = {
  short: SHORTEST_PASSWORD,
  long: LONGEST_PASSWORD,
  repeated: 0,
  common: 0,
  personal: 0,
};

interface PasswordStrengthProps {
  readonly id: string;
  readonly password: string;
  readonly about: readonly string[];
}

const STEPS = ["weak", "fair", "good", "strong"] as const;

/** The rule, and how near the password is to being guessed: four strokes and a word. */
function PasswordStrength({ id, password, about }: PasswordStrengthProps) {
  const text = useText();
  const strength = password === "" ? null : passwordStrength(password, about);
  const reached = strength === null ? 0 : STEPS.indexOf(strength) + 1;
  return (
    <div className={style["strength"]}>
      <div className={style["strokes"]} aria-hidden="true">
        {STEPS.map((step, at) => (
          <span key={step} className={at < reached ? style[strength ?? ""] : undefined} />
        ))}
      </div>
      <output className={style["word"]}>{strength && text(`registration.password.strength.${strength}`)}</output>
      <p id={id} className={style["rule"]}>
        {text("registration.password.rule", { count: SHORTEST_PASSWORD })}
      </p>
    </div>
  );
}
