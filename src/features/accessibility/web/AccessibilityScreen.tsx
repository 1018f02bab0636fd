import { Link } from "react-router";
import { useText } from "#language/useText.ts";
import { PlainPage } from "#ui/shell/PlainPage.tsx";
import style from "./AccessibilityScreen.module.css";
import { CRITERIA, type Criterion, PRINCIPLES } from "./criteria.ts";

/** `/accessibility`: how the product stands to the guidelines, row by row, and what nobody has tested. Open to everybody. */
export default function AccessibilityScreen() {
  const text = useText();
  return (
    <PlainPage title={text("accessibility.title")} wide>
      <h1>{text("accessibility.title")}</h1>
      <p className={style["lead"]}>{text("accessibility.lead")}</p>
      <h2>{text("accessibility.how")}</h2>
      <p>{text("accessibility.tests")}</p>
      <p>{text("accessibility.untestedWays")}</p>
      <p>{text("accessibility.report")}</p>
      {PRINCIPLES.map((principle) => (
        <section key={principle} aria-labelledby={`principle-${principle}`}>
          <h2 id={`principle-${principle}`}>{`${principle}. ${text(`accessibility.principle.${principle}`)}`}</h2>
          <CriteriaTable
            label={text(`accessibility.principle.${principle}`)}
            criteria={CRITERIA.filter(({ id }) => id.startsWith(principle))}
          />
        </section>
      ))}
      <p>
        <Link to="/">{text("accessibility.back")}</Link>
      </p>
    </PlainPage>
  );
}

interface CriteriaTableProps {
  readonly label: string;
  readonly criteria: readonly Criterion[];
}

function CriteriaTable({ label, criteria }: CriteriaTableProps) {
  const text = useText();
  return (
    <table className={style["table"]}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{text("accessibility.column.criterion")}</th>
          <th scope="col">{text("accessibility.column.level")}</th>
          <th scope="col">{text("accessibility.column.standing")}</th>
          <th scope="col">{text("accessibility.column.remark")}</th>
        </tr>
      </thead>
      <tbody>
        {criteria.map((criterion) => (
          <tr key={criterion.id}>
            <th scope="row">
              {criterion.id.replaceAll("_", ".")} {text(`accessibility.criterion.${criterion.id}`)}
            </th>
            <td>{criterion.level}</td>
            <td data-standing={criterion.standing}>{text(`accessibility.conformance.${criterion.standing}`)}</td>
            <td>{criterion.remark && text(`accessibility.remarkOf.${criterion.id}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
