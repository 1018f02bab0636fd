import { Link } from "react-router";
import { templatesFor } from "#domain/customReport/reportTemplates.ts";
import { useText } from "#language/useText.ts";
import { useOwnMarkets } from "../useOwnMarkets.ts";
import style from "./TemplateCards.module.css";

/** What a new report can begin with. */
export function TemplateCards() {
  const text = useText();
  const { tv, radio } = useOwnMarkets();
  return (
    <nav className={style["templates"]} aria-label={text("customReports.list.startWith")}>
      <h2>{text("customReports.list.startWith")}</h2>
      <ul>
        {templatesFor(tv || radio).map((template) => (
          <li key={template}>
            <Link to={`?build=new&template=${template}`}>
              <strong>{text(`customReports.template.${template}`)}</strong>
              <span>{text(`customReports.template.${template}Why`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
