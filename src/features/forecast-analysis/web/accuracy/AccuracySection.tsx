import { useState } from "react";
import { decimal } from "#language/decimal.ts";
import type { Words } from "#language/words/words.ts";
import { Segmented } from "#ui/look/Segmented.tsx";
import style from "../room/Room.module.css";
import { ScrollBox } from "../room/ScrollBox.tsx";
import scores from "./scores.json" with { type: "json" };

const SETS = ["holdOut", "advertising"] as const;
type SetName = (typeof SETS)[number];
type Scored = (typeof scores)[SetName];
/** Ours first, then the usual methods that it is held against. */
const RULES = ["ours", "naive", "drift", "dampedTrend", "theta", "comb"] as const;

/** How far forecasts of the past missed, beside the usual methods: on series that did not shape ours, and on advertising. */
export function AccuracySection({ words }: { readonly words: Words }) {
  const { text, formats } = words;
  const [name, setName] = useState<SetName>("holdOut");
  const scored: Scored = scores[name];
  const others = RULES.slice(1).flatMap((rule) =>
    scored.rules.flatMap((row) => (row.rule === rule ? { ...row, rule } : [])),
  );
  const best = others.toSorted((a, b) => a.bySeries - b.bySeries)[0];
  const [ratio = 1, low = 1, high = 1] = best?.oursAgainst ?? [];
  // A difference that other draws of the same series would turn around is none to speak of.
  const verdict = high < 1 ? "better" : low > 1 ? "worse" : "even";
  const values = {
    series: formats.count(scored.series),
    part: formats.share(Math.abs(1 - ratio)),
    change: formats.growth(ratio - 1),
    rule: text(`forecastRoom.accuracy.rules.${best?.rule ?? "naive"}`),
    cases: formats.count(scored.cases),
    first: formats.year(scored.firstYear),
    last: formats.year(scored.lastYear),
    low: formats.growth(low - 1),
    high: formats.growth(high - 1),
  };
  return (
    <section className={style["section"]} aria-labelledby="forecast-accuracy" data-testid="accuracy">
      <h2 id="forecast-accuracy">{text(`forecastRoom.accuracy.${verdict}`, values)}</h2>
      <p className={style["how"]}>
        {text(`forecastRoom.accuracy.how.${name}`, values)} {text("forecastRoom.accuracy.range", values)}
      </p>
      <div className={style["controls"]}>
        <Segmented
          label={text("forecastRoom.accuracy.of")}
          value={name}
          options={SETS.map((value) => ({ value, label: text(`forecastRoom.accuracy.sets.${value}`) }))}
          onChange={setName}
        />
      </div>
      <RulesTable scored={scored} words={words} />
      <p className={style["how"]}>{text("forecastRoom.accuracy.parts")}</p>
      <PartsTable scored={scored} words={words} />
      <p className={style["key"]}>{text("forecastRoom.accuracy.key")}</p>
    </section>
  );
}

interface TableProps {
  readonly scored: Scored;
  readonly words: Words;
}

function RulesTable({ scored, words: { text, formats } }: TableProps) {
  return (
    <ScrollBox of="forecast-accuracy">
      <table className={style["table"]} aria-labelledby="forecast-accuracy">
        <thead>
          <tr>
            <th scope="col">{text("forecastRoom.accuracy.rule")}</th>
            {(["error", "against", "range95", "interval", "held", "halfWidth"] as const).map((column) => (
              <th key={column} scope="col" data-number="">
                {text(`forecastRoom.accuracy.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RULES.map((rule) => {
            const row = scored.rules.find((one) => one.rule === rule);
            const [ratio = 1, low = 1, high = 1] = row?.oursAgainst ?? [];
            const beside = rule !== "ours";
            return (
              <tr key={rule}>
                <th scope="row">{text(`forecastRoom.accuracy.rules.${rule}`)}</th>
                <td data-number="">{decimal(row?.bySeries ?? null, 2, formats)}</td>
                <td data-number="">{beside ? formats.growth(ratio - 1) : "–"}</td>
                <td data-number="">
                  {beside
                    ? text("forecastRoom.accuracy.fromTo", {
                        low: formats.growth(low - 1),
                        high: formats.growth(high - 1),
                      })
                    : "–"}
                </td>
                <td data-number="">{decimal(row?.bands?.msis ?? null, 1, formats)}</td>
                <td data-number="">{formats.share(row?.bands?.coverage ?? null)}</td>
                <td data-number="">{formats.share(row?.bands?.halfWidth ?? null)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** Ours by years ahead, and by the decade that was forecast. */
function PartsTable({ scored, words: { text, formats } }: TableProps) {
  const parts = [
    ...scored.horizons.map((part) => ({
      ...part,
      name: text("forecastRoom.accuracy.ahead", { count: part.horizon, number: formats.count(part.horizon) }),
    })),
    ...scored.eras.map((part) => ({
      ...part,
      name: part.era.endsWith("s")
        ? text("forecastRoom.accuracy.decade", { year: part.era.slice(0, -1) })
        : text("forecastRoom.accuracy.intervention", { year: part.era }),
    })),
  ];
  return (
    <ScrollBox of="forecast-accuracy">
      <table className={style["table"]} data-testid="accuracy-parts" aria-labelledby="forecast-accuracy">
        <thead>
          <tr>
            <th scope="col">{text("forecastRoom.accuracy.part")}</th>
            {(["cases", "meanError", "naiveError", "interval", "held", "halfWidth"] as const).map((column) => (
              <th key={column} scope="col" data-number="">
                {text(`forecastRoom.accuracy.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, cases, mase, others, bands }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-number="">{formats.count(cases)}</td>
              <td data-number="">{decimal(mase, 2, formats)}</td>
              <td data-number="">{decimal(others.naive, 2, formats)}</td>
              <td data-number="">{decimal(bands?.msis ?? null, 1, formats)}</td>
              <td data-number="">{formats.share(bands?.coverage ?? null)}</td>
              <td data-number="">{formats.share(bands?.halfWidth ?? null)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
