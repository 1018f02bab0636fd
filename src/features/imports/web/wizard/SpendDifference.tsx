import { useFormats } from "#language/useFormats.ts";
import { useText } from "#language/useText.ts";
import type { UploadDifference } from "../../contract/uploadSchemas.ts";
import { useNames } from "./useNames.ts";
import { TableFrame } from "./TableFrame.tsx";
import style from "./Wizard.module.css";

type Spend = NonNullable<UploadDifference["spend"]>;
type Line = Spend["total"];

/** More movers than this are read by nobody; all of them stand in the API. */
const SHOWN = 10;

/** A file of spend against what is published for the very same figures. */
export function SpendDifference({ spend }: { readonly spend: Spend }) {
  const text = useText();
  const formats = useFormats();
  const names = useNames();
  const notes = [
    text("imports.figures", { count: spend.figures, number: formats.count(spend.figures) }),
    text("imports.figuresChanged", { number: formats.count(spend.changed) }),
    text("imports.figuresAdded", { number: formats.count(spend.added) }),
  ];
  return (
    <>
      <div>
        <p className={style["finding"]}>
          {formats.moneyChange(spend.total.change)}
          {spend.total.growth !== null && <small>{formats.growth(spend.total.growth)}</small>}
        </p>
        <p className={style["note"]}>
          {text("imports.against")}. {notes.join(" · ")}
        </p>
      </div>
      <div className={style["pair"]}>
        <Lines title={text("imports.byMarket")} head={text("imports.market")} lines={spend.markets} nameOf={names.of} />
        <Lines title={text("imports.byMedium")} head={text("imports.medium")} lines={spend.media} nameOf={names.of} />
        <Lines
          title={text("imports.byVertical")}
          head={text("imports.vertical")}
          lines={spend.verticals}
          nameOf={names.of}
        />
        <Lines title={text("imports.byYear")} head={text("imports.year")} lines={spend.years} nameOf={(id) => id} />
      </div>
      {spend.outlierCount > 0 && <Outliers spend={spend} />}
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly head: string;
  readonly lines: readonly Line[];
  readonly nameOf: (id: string) => string;
}

function Lines({ title, head, lines, nameOf }: LinesProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <TableFrame label={title}>
      <table className={style["table"]} aria-label={title}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col" data-numeric>
              {text("imports.publishedSays")}
            </th>
            <th scope="col" data-numeric>
              {text("imports.fileSays")}
            </th>
            <th scope="col" data-numeric>
              {text("imports.changeHead")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, SHOWN).map(({ id, before, after, change, growth }) => (
            <tr key={id}>
              <th scope="row">
                <bdi>{nameOf(id)}</bdi>
              </th>
              <td data-numeric>{formats.money(before)}</td>
              <td data-numeric>{formats.money(after)}</td>
              <td data-numeric>
                {formats.moneyChange(change)}
                <small>{formats.growth(growth)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
}

function Outliers({ spend: { outliers, outlierCount } }: { readonly spend: Spend }) {
  const text = useText();
  const formats = useFormats();
  const names = useNames();
  return (
    <section className={style["block"]}>
      <h2>{text("imports.outliers")}</h2>
      <p className={style["note"]}>
        {text("imports.outliersHint", { count: outlierCount, number: formats.count(outlierCount) })}
      </p>
      <TableFrame label={text("imports.outliers")}>
        <table className={style["table"]} aria-label={text("imports.outliers")}>
          <thead>
            <tr>
              <th scope="col">{text("imports.market")}</th>
              <th scope="col">{text("imports.vertical")}</th>
              <th scope="col">{text("imports.medium")}</th>
              <th scope="col" data-numeric>
                {text("imports.year")}
              </th>
              <th scope="col" data-numeric>
                {text("imports.publishedSays")}
              </th>
              <th scope="col" data-numeric>
                {text("imports.fileSays")}
              </th>
            </tr>
          </thead>
          <tbody>
            {outliers.slice(0, SHOWN * 2).map(({ market, target, medium, year, before, after }) => (
              <tr key={`${market} ${target} ${medium} ${year}`}>
                <th scope="row">
                  <bdi>{names.of(market)}</bdi>
                </th>
                <td>{names.of(target)}</td>
                <td>{names.of(medium)}</td>
                <td data-numeric>{formats.year(year)}</td>
                <td data-numeric>{formats.dollars(before)}</td>
                <td data-numeric>{formats.dollars(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </section>
  );
}
