import { passwordStrength, SHORTEST_PASSWORD } from "#domain/passwords/passwordProblem.ts";
import { useText } from "#language/useText.ts";
import style from "./PasswordStrength.module.css";

interface PasswordStrengthProps {
  readonly id: string;
  readonly password: string;
  readonly about: readonly string[];
}

const STEPS = ["weak", "fair", "good", "strong"] as const;

/** The rule, and how near the password is to being guessed: four strokes and a word. */
export function PasswordStrength({ id, password, about }: PasswordStrengthProps) {
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
