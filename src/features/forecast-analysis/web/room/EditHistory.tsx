import { useText } from "#language/useText.ts";
import type { Words } from "#language/words/words.ts";
import { categoryName } from "../figures/categoryName.ts";
import type { Step } from "../workbench/steps.ts";
import { useWorkbench } from "../workbench/workbenchState.ts";
import style from "./Room.module.css";

/** The edits since the last saving, the latest first, each with its figures and its reason. */
export function EditHistory({ words }: { readonly words: Words }) {
  const text = useText();
  const past = useWorkbench((state) => state.past);
  return (
    <section className={style["section"]} aria-labelledby="forecast-history">
      <h2 id="forecast-history">{text("forecastRoom.history.title")}</h2>
      {past.length === 0 ? (
        <p className={style["how"]}>{text("forecastRoom.history.none")}</p>
      ) : (
        <ol className={style["history"]} data-testid="edit-history">
          {past.toReversed().map((step) => (
            <li key={step.at}>
              <p>
                {subjectOf(step, words)}
                {step.from !== null && step.to !== null && `: ${step.from} → ${step.to}`}
              </p>
              <p className={style["soft"]}>
                {[words.formats.time(step.at), step.reason.trim() || text("forecastRoom.history.noReason")].join(" · ")}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

// oxlint-disable-next-line typescript/consistent-return -- every kind has its words
function subjectOf({ subject }: Step, words: Words): string {
  const { text, formats, medium, subVertical } = words;
  switch (subject.kind) {
    case "total":
    case "growth":
      return text(`forecastRoom.step.${subject.kind}`, {
        medium: medium(subject.medium),
        year: formats.year(subject.year),
      });
    case "mix":
      return text("forecastRoom.step.mix", {
        group: subject.group,
        medium: medium(subject.medium),
        year: formats.year(subject.year),
      });
    case "drivers":
      return text("forecastRoom.step.drivers", { medium: medium(subject.medium) });
    case "trade":
      return text("forecastRoom.step.trade", { subVertical: subVertical(subject.subVertical) });
    case "fit":
      return text("forecastRoom.step.fit", {
        medium: words.medium(subject.medium),
        category: categoryName(subject.category, words),
      });
    case "races":
      return text("forecastRoom.step.races", { group: text(`forecastRoom.races.groups.${subject.group}`) });
    case "hold":
    case "release":
      return text(`forecastRoom.step.${subject.kind}`, { name: subject.name, year: formats.year(subject.year) });
    case "lock":
    case "unlock":
      return text(`forecastRoom.step.${subject.kind}`, { group: subject.group, medium: medium(subject.medium) });
    case "reliability":
      return subject.medium === null
        ? text("forecastRoom.step.reliability")
        : text("forecastRoom.saved.reliability", { medium: medium(subject.medium) });
    case "outlook":
      return text("forecastRoom.step.outlook");
    case "several":
      return text("forecastRoom.step.several", { count: subject.count, number: formats.count(subject.count) });
  }
}
