import { Checkbox, NativeSelect, NumberInput, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import {
  ALERT_DIRECTIONS,
  ALERT_KINDS,
  ALERT_SEVERITIES,
  type AlertCondition,
  isCalendarKind,
  isMixKind,
  THRESHOLDS,
  WHOLE,
} from "#domain/alerts/alertRule.ts";
import { verticalById } from "#domain/taxonomy/verticalById.ts";
import { marketsQuery } from "#ui/queries/marketsQuery.ts";
import { sessionQuery } from "#ui/queries/sessionQuery.ts";
import type { Words } from "#language/words/words.ts";
import style from "./Rules.module.css";
import { ANY, marketChoices, mediumChoices, ofKind, subjectChoices, unitOf } from "./ruleOptions.ts";

interface RuleFormProps {
  readonly condition: AlertCondition;
  readonly words: Words;
  /** Whether the threshold is one that the kind allows. */
  readonly valid: boolean;
  readonly onChange: (condition: AlertCondition) => void;
}

/** The parts of a rule's sentence, one field each. */
export function RuleForm({ condition, words, valid, onChange }: RuleFormProps) {
  const { text } = words;
  const { data: markets } = useQuery(marketsQuery());
  const { data: session } = useQuery(sessionQuery());
  const { kind, subject } = condition;
  const whichMarkets = useMemo(() => marketChoices(markets ?? [], words), [markets, words]);
  const subjects = useMemo(() => subjectChoices(session?.verticals ?? [], words), [session, words]);
  const change = (part: Partial<AlertCondition>) => onChange({ ...condition, ...part });

  return (
    <div className={style["form"]}>
      <NativeSelect
        label={text("alerts.rule.kind")}
        value={kind}
        data={ALERT_KINDS.map((value) => ({ value, label: text(`alerts.kind.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChange(ofKind(condition, ALERT_KINDS.find((known) => known === value) ?? kind))
        }
      />
      {!isCalendarKind(kind) && (
        <NativeSelect
          label={text("alerts.rule.direction")}
          value={condition.direction}
          data={ALERT_DIRECTIONS.map((value) => ({ value, label: text(`alerts.rule.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            change({ direction: ALERT_DIRECTIONS.find((known) => known === value) ?? "up" })
          }
        />
      )}
      <ThresholdField condition={condition} words={words} valid={valid} onChange={onChange} />
      {kind !== "crowdOut" && (
        <Select
          label={text("alerts.rule.subject")}
          data={subjects}
          value={subject ?? ANY}
          searchable
          allowDeselect={false}
          maxDropdownHeight={320}
          onChange={(value) => value !== null && change({ subject: value === ANY ? null : value })}
        />
      )}
      <Select
        label={text("alerts.rule.market")}
        data={whichMarkets}
        value={condition.market ?? ANY}
        searchable
        allowDeselect={false}
        maxDropdownHeight={320}
        limit={400}
        onChange={(value) => value !== null && change({ market: value === ANY ? null : value })}
      />
      {!isCalendarKind(kind) && (
        <NativeSelect
          label={text("alerts.rule.medium")}
          value={condition.medium ?? ANY}
          data={mediumChoices(kind, words)}
          onChange={({ currentTarget: { value } }) => change({ medium: value === ANY ? null : value })}
        />
      )}
      <NativeSelect
        label={text("alerts.rule.severity")}
        value={condition.severity}
        data={ALERT_SEVERITIES.map((value) => ({ value, label: text(`alerts.severity.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ severity: ALERT_SEVERITIES.find((known) => known === value) ?? "medium" })
        }
      />
      {canBeOfEvery(condition) && (
        <Checkbox
          className={style["every"] ?? ""}
          label={text("alerts.rule.every")}
          checked={condition.everySubVertical}
          onChange={({ currentTarget: { checked } }) => change({ everySubVertical: checked })}
        />
      )}
    </div>
  );
}

/** How much it takes; not a number while nothing is typed. */
function ThresholdField({ condition, words, valid, onChange }: RuleFormProps) {
  const { text, formats } = words;
  const { kind, threshold } = condition;
  const { from, to, whole } = THRESHOLDS[kind];
  const label = isCalendarKind(kind) ? "ahead" : kind === "rankChange" ? "atLeast" : "threshold";
  return (
    <NumberInput
      label={text(`alerts.rule.${label}`)}
      value={Number.isNaN(threshold) ? "" : threshold}
      suffix={`\u00a0${unitOf(kind, words)}`}
      decimalScale={whole ? 0 : 1}
      decimalSeparator={formats.locale === "en-US" ? "." : ","}
      thousandSeparator={formats.locale === "en-US" ? "," : "."}
      step={kind === "change" ? 100_000 : 1}
      error={!valid && text("alerts.rule.preview.bounds", { from: formats.count(from), to: formats.count(to) })}
      onChange={(value) => onChange({ ...condition, threshold: value === "" ? Number.NaN : Number(value) })}
    />
  );
}

/** Whether it can be about each sub-vertical by itself. */
function canBeOfEvery({ kind, subject }: AlertCondition): boolean {
  if (kind === "crowdOut" || subject === WHOLE) return false;
  return subject === null ? !isMixKind(kind) : verticalById(subject) !== undefined;
}
