import { useState } from "react";
import { useText } from "#language/useText.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { removeExamples } from "./changeCompanies.ts";
import style from "./Companies.module.css";

/** Says that the companies of the example file do not exist, and removes them. */
export function ExampleBanner() {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const removeAll = async () => {
    setBusy(true);
    if (!(await removeExamples())) setBusy(false);
  };
  return (
    <section className={style["example"]} aria-label={text("companies.example.mark")} data-testid="example-companies">
      <p>
        <strong>{text("companies.example.what")}</strong> {text("companies.example.why")}
      </p>
      <ActionButton busy={busy} onClick={() => void removeAll()}>
        {text("companies.example.remove")}
      </ActionButton>
    </section>
  );
}
