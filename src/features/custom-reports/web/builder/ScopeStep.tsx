import { NumberInput, TextInput } from "@mantine/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NATION } from "#domain/markets/market.ts";
import type { ReportDefinition } from "#domain/customReport/reportDefinition.ts";
import { askedYears } from "#domain/customReport/resolveScope.ts";
import { VERTICALS } from "#domain/taxonomy/verticals.ts";
import { yearsText } from "#documents/customReport/reportWords.ts";
import { AllOrSome } from "#ui/form/AllOrSome.tsx";
import { SegmentedField } from "#ui/form/SegmentedField.tsx";
import { MarketsPicker } from "#ui/form/MarketsPicker.tsx";
import { VerticalsPicker } from "#ui/form/VerticalsPicker.tsx";
import { Choices } from "#ui/list/Choices.tsx";
import { Toggle } from "#ui/look/Toggle.tsx";
import { revisionQuery } from "#ui/queries/revisionQuery.ts";
import { verticalOf } from "#domain/taxonomy/subVerticalById.ts";
import style from "./Builder.module.css";
import { useOwnMarkets } from "../useOwnMarkets.ts";
import { CustomMarkets } from "./CustomMarkets.tsx";
import type { StepProps } from "./stepProps.ts";

const FARTHEST = 20;
const KIND_TEXTS = { tv: "customReports.builder.marketsTv", radio: "customReports.builder.marketsRadio" } as const;

/** Which markets, years, media and lines of business. */
export function ScopeStep({ draft: { definition, define }, words }: StepProps) {
  const { text } = words;
  const { data: revision } = useSuspenseQuery(revisionQuery());
  const own = useOwnMarkets();
  const canCombine = own.tv > 1 || own.radio > 1 || definition.customMarkets.length > 0;
  const readable = new Set(revision.subVerticals.map(verticalOf));

  return (
    <>
      <MarketsField markets={definition.markets} own={own} words={words} onChange={(markets) => define({ markets })} />
      {canCombine && (
        <CustomMarkets
          value={definition.customMarkets}
          words={words}
          onChange={(customMarkets) => define({ customMarkets })}
        />
      )}
      <YearsField years={definition.years} revision={revision} words={words} onChange={(years) => define({ years })} />
      <SegmentedField
        label={text("customReports.builder.political")}
        value={definition.political}
        options={[
          { value: "with", label: text("customReports.builder.politicalWith") },
          { value: "without", label: text("customReports.builder.politicalWithout") },
        ]}
        onChange={(political) => define({ political })}
      />
      <AllOrSome
        label={text("customReports.builder.media")}
        all={text("customReports.builder.mediaAll")}
        some={text("customReports.builder.mediaSome")}
        value={definition.media}
        onChange={(media) => define({ media })}
      >
        {(media) => (
          <Choices
            label={text("customReports.builder.media")}
            options={revision.media.map((id) => ({ value: id, label: words.medium(id) }))}
            chosen={media}
            onChange={(chosen) => define({ media: chosen })}
          />
        )}
      </AllOrSome>
      <AllOrSome
        label={text("customReports.builder.verticals")}
        all={text("customReports.builder.verticalsAll")}
        some={text("customReports.builder.verticalsSome")}
        value={definition.verticals}
        onChange={(verticals) => define({ verticals })}
      >
        {(verticals) => (
          <VerticalsPicker
            value={verticals}
            offered={VERTICALS.map(({ id }) => id).filter((id) => readable.has(id))}
            onChange={(chosen) => define({ verticals: chosen })}
          />
        )}
      </AllOrSome>
    </>
  );
}

interface MarketsFieldProps {
  readonly markets: ReportDefinition["markets"];
  readonly own: ReturnType<typeof useOwnMarkets>;
  readonly words: StepProps["words"];
  readonly onChange: (markets: ReportDefinition["markets"]) => void;
}

/** Every market of a kind, of some states or all, or markets by name. */
function MarketsField({ markets, own, words, onChange }: MarketsFieldProps) {
  const { text } = words;
  // What was chosen stays a choice, also where the reader has no such market any more.
  const kinds = (["tv", "radio"] as const).filter(
    (kind) => own[kind] > 0 || ("every" in markets && markets.every === kind),
  );
  return (
    <SegmentedField
      label={text("customReports.builder.markets")}
      hint={text("customReports.builder.marketsHint")}
      value={"every" in markets ? markets.every : "some"}
      options={[
        ...kinds.map((value) => ({ value, label: text(KIND_TEXTS[value]) })),
        { value: "some" as const, label: text("customReports.builder.marketsSome") },
      ]}
      onChange={(chosen) =>
        onChange(chosen === "some" ? { ids: [] } : { every: chosen, states: "every" in markets ? markets.states : [] })
      }
    >
      {"every" in markets ? (
        <StatesField states={markets.states} words={words} onChange={(states) => onChange({ ...markets, states })} />
      ) : (
        <>
          <MarketsPicker
            value={markets.ids.filter((id) => id !== NATION)}
            onChange={(ids) => onChange({ ids: [...ids, ...(markets.ids.includes(NATION) ? [NATION] : [])] })}
          />
          <Toggle
            label={text("customReports.builder.nation")}
            checked={markets.ids.includes(NATION)}
            onChange={(on) =>
              onChange({ ids: [...markets.ids.filter((id) => id !== NATION), ...(on ? [NATION] : [])] })
            }
          />
        </>
      )}
    </SegmentedField>
  );
}

interface YearsFieldProps {
  readonly years: ReportDefinition["years"];
  readonly revision: { readonly years: readonly number[]; readonly currentYear: number };
  readonly words: StepProps["words"];
  readonly onChange: (years: ReportDefinition["years"]) => void;
}

/** Years that move along with the current one, or those of a span. */
function YearsField({ years, revision, words: { text }, onChange }: YearsFieldProps) {
  const { currentYear } = revision;
  const last = revision.years.at(-1) ?? currentYear;
  const isRolling = "before" in years;
  return (
    <SegmentedField
      label={text("customReports.builder.years")}
      hint={isRolling && text("customReports.builder.yearsNow", { years: yearsText(askedYears(years, currentYear)) })}
      value={isRolling ? "rolling" : "fixed"}
      options={[
        { value: "rolling", label: text("customReports.builder.yearsRolling") },
        { value: "fixed", label: text("customReports.builder.yearsFixed") },
      ]}
      onChange={(kind) =>
        onChange(
          kind === "rolling" ? { before: 0, after: 2 } : { from: currentYear, to: Math.min(last, currentYear + 2) },
        )
      }
    >
      <div className={style["pair"]}>
        {isRolling
          ? (["before", "after"] as const).map((side) => (
              <NumberInput
                key={side}
                label={text(
                  side === "before" ? "customReports.builder.yearsBefore" : "customReports.builder.yearsAfter",
                )}
                min={0}
                max={FARTHEST}
                clampBehavior="strict"
                allowDecimal={false}
                value={years[side]}
                onChange={(count) => typeof count === "number" && onChange({ ...years, [side]: count })}
              />
            ))
          : (["from", "to"] as const).map((end) => (
              <NumberInput
                key={end}
                label={text(end === "from" ? "customReports.builder.yearsFrom" : "customReports.builder.yearsTo")}
                min={revision.years[0] ?? 0}
                max={last}
                allowDecimal={false}
                value={years[end]}
                onChange={(year) => typeof year === "number" && onChange({ ...years, [end]: year })}
              />
            ))}
      </div>
    </SegmentedField>
  );
}

interface StatesFieldProps {
  readonly states: readonly string[];
  readonly words: StepProps["words"];
  readonly onChange: (states: readonly string[]) => void;
}

/** Postal codes of states; what is half typed is not lost. */
function StatesField({ states, words: { text }, onChange }: StatesFieldProps) {
  const [typed, setTyped] = useState(states.join(", "));
  return (
    <TextInput
      label={text("customReports.builder.states")}
      description={text("customReports.builder.statesHint")}
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        onChange([...new Set(event.currentTarget.value.toUpperCase().match(/\b[A-Z]{2}\b/g) ?? [])]);
      }}
    />
  );
}
