import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import type { Trade } from "#domain/forecast/trade.ts";
import { csvFile } from "#domain/tables/csv.ts";
import type { Words } from "#language/words/words.ts";
import { saveFile } from "#ui/figures/saveFile.ts";
import { ActionButton } from "#ui/look/ActionButton.tsx";
import { LoadingBlock } from "#ui/look/LoadingBlock.tsx";
import { ErrorState } from "#ui/problem/ErrorState.tsx";
import style from "../room/Room.module.css";
import { ScrollBox } from "../room/ScrollBox.tsx";
import { codesCoverageQuery, type CoveredTrade, coverageQuery } from "./coverageQuery.ts";
import { coverageParts, coverageTable, leastCovered } from "./coverageTable.ts";

interface CoverageProps {
  /** The revision whose files count. */
  readonly base: string;
  readonly words: Words;
}

/** How much of a trade is counted: of one in the file, or of codes that were typed in its place. */
export function CoverageOfTrade({ base, words, trade }: CoverageProps & { readonly trade: Trade }) {
  const all = useQuery(coverageQuery(base));
  const kept = all.data?.find(({ subVertical }) => subVertical === trade.subVertical);
  const isKept = kept?.naics.join() === trade.naics.join();
  const typed = useQuery({
    ...codesCoverageQuery(base, trade.naics),
    enabled: all.data !== undefined && !isKept && trade.naics.length > 0,
  });
  const covered = isKept ? kept : typed.data?.[0];
  if (trade.naics.length === 0 || !covered) return null;
  const { text, formats } = words;
  const { counties, people, establishments, employees, missing } = covered;
  const everybody = people.told + people.none + people.unknown;
  const where = (of: "told" | "none" | "unknown") => ({
    count: counties[of],
    counties: formats.count(counties[of]),
    people: formats.share(everybody > 0 ? people[of] / everybody : 0),
  });
  const { withheld, pooled } = coverageParts(covered);
  return (
    <div data-testid="coverage">
      <p className={style["soft"]}>
        {text("forecastRoom.coverage.told", where("told"))} {text("forecastRoom.coverage.none", where("none"))}{" "}
        {counties.unknown > 0 && text("forecastRoom.coverage.unknown", where("unknown"))}
      </p>
      <p className={style["soft"]}>
        {text("forecastRoom.coverage.amounts", {
          establishments: formats.count(establishments),
          employees: formats.count(employees),
        })}{" "}
        {withheld !== null &&
          withheld > 0 &&
          `${text("forecastRoom.coverage.withheld", { withheld: formats.share(withheld) })} `}
        {text("forecastRoom.coverage.pooled", { pooled: formats.share(pooled) })}
      </p>
      {missing.length > 0 && (
        <p className={style["off"]} role="status">
          {text("forecastRoom.coverage.missing", { count: missing.length, codes: formats.list(missing) })}
        </p>
      )}
    </div>
  );
}

/**
 * The same of every category that follows a trade, those of which the least is counted first; as a file too. No edit changes it, so that none waits for
 * it.
 */
export const CoverageOfAll = memo(function CoverageOfAll({ base, words }: CoverageProps) {
  const { text, formats } = words;
  const { data, error, refetch } = useQuery(coverageQuery(base));
  const items = leastCovered(data ?? []);
  return (
    <section className={style["section"]} aria-labelledby="forecast-coverage" data-testid="coverage-of-all">
      <h2 id="forecast-coverage">{text("forecastRoom.coverage.headline")}</h2>
      <p className={style["how"]}>{text("forecastRoom.coverage.how")}</p>
      {!data && error && <ErrorState reason={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingBlock />}
      {data && (
        <>
          <div className={style["controls"]}>
            <ActionButton
              onClick={() => saveFile("trade-coverage.csv", "text/csv", csvFile(coverageTable(data, words)))}
            >
              {text("forecastRoom.coverage.save")}
            </ActionButton>
          </div>
          <ScrollBox of="forecast-coverage" tall>
            <table className={style["table"]} aria-labelledby="forecast-coverage">
              <thead>
                <tr>
                  <th scope="col">{text("forecastRoom.trades.subVertical")}</th>
                  {HEADS.map((name) => (
                    <th key={name} scope="col" data-number="">
                      {text(`forecastRoom.coverage.heads.${name}`)}
                    </th>
                  ))}
                  <th scope="col">{text("forecastRoom.coverage.heads.missing")}</th>
                </tr>
              </thead>
              <tbody>
                {items.map((item) => (
                  <tr key={item.subVertical}>
                    <th scope="row">{words.subVertical(item.subVertical ?? "")}</th>
                    {HEADS.map((name) => (
                      <td key={name} data-number="">
                        {figureOf(item, name, formats)}
                      </td>
                    ))}
                    <td className={style["off"]}>{item.missing.join(" ")}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </>
      )}
    </section>
  );
});

const HEADS = [
  "people",
  "counties",
  "without",
  "unknown",
  "establishments",
  "employees",
  "withheld",
  "pooled",
] as const;

// oxlint-disable-next-line typescript/consistent-return -- every column has its figure
function figureOf(item: CoveredTrade, name: (typeof HEADS)[number], formats: Words["formats"]): string {
  switch (name) {
    case "counties":
      return formats.count(item.counties.told);
    case "without":
      return formats.count(item.counties.none);
    case "unknown":
      return formats.count(item.counties.unknown);
    case "establishments":
      return formats.count(item.establishments);
    case "employees":
      return formats.count(item.employees);
    default:
      return formats.share(coverageParts(item)[name]);
  }
}
